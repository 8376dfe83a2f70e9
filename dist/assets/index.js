import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 334:
/***/ (function(__unused_webpack_module, exports, __nccwpck_require__) {


var __createBinding = (this && this.__createBinding) || (Object.create ? (function(o, m, k, k2) {
    if (k2 === undefined) k2 = k;
    var desc = Object.getOwnPropertyDescriptor(m, k);
    if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
      desc = { enumerable: true, get: function() { return m[k]; } };
    }
    Object.defineProperty(o, k2, desc);
}) : (function(o, m, k, k2) {
    if (k2 === undefined) k2 = k;
    o[k2] = m[k];
}));
var __exportStar = (this && this.__exportStar) || function(m, exports) {
    for (var p in m) if (p !== "default" && !Object.prototype.hasOwnProperty.call(exports, p)) __createBinding(exports, m, p);
};
Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.XmlText = exports.XmlProcessingInstruction = exports.XmlNode = exports.XmlError = exports.XmlElement = exports.XmlDocumentType = exports.XmlDocument = exports.XmlDeclaration = exports.XmlComment = exports.XmlCdata = void 0;
exports.parseXml = parseXml;
const Parser_js_1 = __nccwpck_require__(9739);
__exportStar(__nccwpck_require__(7583), exports);
var XmlCdata_js_1 = __nccwpck_require__(9754);
Object.defineProperty(exports, "XmlCdata", ({ enumerable: true, get: function () { return XmlCdata_js_1.XmlCdata; } }));
var XmlComment_js_1 = __nccwpck_require__(3518);
Object.defineProperty(exports, "XmlComment", ({ enumerable: true, get: function () { return XmlComment_js_1.XmlComment; } }));
var XmlDeclaration_js_1 = __nccwpck_require__(1715);
Object.defineProperty(exports, "XmlDeclaration", ({ enumerable: true, get: function () { return XmlDeclaration_js_1.XmlDeclaration; } }));
var XmlDocument_js_1 = __nccwpck_require__(4570);
Object.defineProperty(exports, "XmlDocument", ({ enumerable: true, get: function () { return XmlDocument_js_1.XmlDocument; } }));
var XmlDocumentType_js_1 = __nccwpck_require__(8066);
Object.defineProperty(exports, "XmlDocumentType", ({ enumerable: true, get: function () { return XmlDocumentType_js_1.XmlDocumentType; } }));
var XmlElement_js_1 = __nccwpck_require__(4679);
Object.defineProperty(exports, "XmlElement", ({ enumerable: true, get: function () { return XmlElement_js_1.XmlElement; } }));
var XmlError_js_1 = __nccwpck_require__(185);
Object.defineProperty(exports, "XmlError", ({ enumerable: true, get: function () { return XmlError_js_1.XmlError; } }));
var XmlNode_js_1 = __nccwpck_require__(7667);
Object.defineProperty(exports, "XmlNode", ({ enumerable: true, get: function () { return XmlNode_js_1.XmlNode; } }));
var XmlProcessingInstruction_js_1 = __nccwpck_require__(9610);
Object.defineProperty(exports, "XmlProcessingInstruction", ({ enumerable: true, get: function () { return XmlProcessingInstruction_js_1.XmlProcessingInstruction; } }));
var XmlText_js_1 = __nccwpck_require__(9500);
Object.defineProperty(exports, "XmlText", ({ enumerable: true, get: function () { return XmlText_js_1.XmlText; } }));
/**
 * Parses the given XML string and returns an `XmlDocument` instance
 * representing the document tree.
 *
 * @example
 *
 * import { parseXml } from '@rgrove/parse-xml';
 * let doc = parseXml('<kittens fuzzy="yes">I like fuzzy kittens.</kittens>');
 *
 * @param xml XML string to parse.
 * @param options Parser options.
 */
function parseXml(xml, options) {
    return (new Parser_js_1.Parser(xml, options)).document;
}
//# sourceMappingURL=index.js.map

/***/ }),

/***/ 9739:
/***/ (function(__unused_webpack_module, exports, __nccwpck_require__) {


var __createBinding = (this && this.__createBinding) || (Object.create ? (function(o, m, k, k2) {
    if (k2 === undefined) k2 = k;
    var desc = Object.getOwnPropertyDescriptor(m, k);
    if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
      desc = { enumerable: true, get: function() { return m[k]; } };
    }
    Object.defineProperty(o, k2, desc);
}) : (function(o, m, k, k2) {
    if (k2 === undefined) k2 = k;
    o[k2] = m[k];
}));
var __setModuleDefault = (this && this.__setModuleDefault) || (Object.create ? (function(o, v) {
    Object.defineProperty(o, "default", { enumerable: true, value: v });
}) : function(o, v) {
    o["default"] = v;
});
var __importStar = (this && this.__importStar) || function (mod) {
    if (mod && mod.__esModule) return mod;
    var result = {};
    if (mod != null) for (var k in mod) if (k !== "default" && Object.prototype.hasOwnProperty.call(mod, k)) __createBinding(result, mod, k);
    __setModuleDefault(result, mod);
    return result;
};
Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.Parser = void 0;
const StringScanner_js_1 = __nccwpck_require__(187);
const syntax = __importStar(__nccwpck_require__(391));
const XmlCdata_js_1 = __nccwpck_require__(9754);
const XmlComment_js_1 = __nccwpck_require__(3518);
const XmlDeclaration_js_1 = __nccwpck_require__(1715);
const XmlDocument_js_1 = __nccwpck_require__(4570);
const XmlDocumentType_js_1 = __nccwpck_require__(8066);
const XmlElement_js_1 = __nccwpck_require__(4679);
const XmlError_js_1 = __nccwpck_require__(185);
const XmlNode_js_1 = __nccwpck_require__(7667);
const XmlProcessingInstruction_js_1 = __nccwpck_require__(9610);
const XmlText_js_1 = __nccwpck_require__(9500);
const emptyString = '';
/**
 * Parses an XML string into an `XmlDocument`.
 *
 * @private
 */
class Parser {
    /**
     * @param xml XML string to parse.
     * @param options Parser options.
     */
    constructor(xml, options = {}) {
        let doc = this.document = new XmlDocument_js_1.XmlDocument();
        this.currentNode = doc;
        this.options = options;
        this.scanner = new StringScanner_js_1.StringScanner(xml);
        if (this.options.includeOffsets) {
            doc.start = 0;
            doc.end = xml.length;
        }
        this.parse();
    }
    /**
     * Adds the given `XmlNode` as a child of `this.currentNode`.
     */
    addNode(node, charIndex) {
        node.parent = this.currentNode;
        if (this.options.includeOffsets) {
            node.start = this.scanner.charIndexToByteIndex(charIndex);
            node.end = this.scanner.charIndexToByteIndex();
        }
        // @ts-expect-error: XmlDocument has a more limited set of possible children
        // than XmlElement so TypeScript is unhappy, but we always do the right
        // thing.
        this.currentNode.children.push(node);
        return true;
    }
    /**
     * Adds the given _text_ to the document, either by appending it to a
     * preceding `XmlText` node (if possible) or by creating a new `XmlText` node.
     *
     * When _normalize_ is `true` (the default), line breaks in _text_ are
     * normalized per section 2.11 of the XML spec. This must be `false` for text
     * that comes from a character or entity reference, since references aren't
     * subject to line break normalization.
     */
    addText(text, charIndex, normalize = true) {
        let { children } = this.currentNode;
        let { length } = children;
        if (normalize) {
            text = normalizeLineBreaks(text);
        }
        if (length > 0) {
            let prevNode = children[length - 1];
            if (prevNode?.type === XmlNode_js_1.XmlNode.TYPE_TEXT) {
                let textNode = prevNode;
                // The previous node is a text node, so we can append to it and avoid
                // creating another node.
                textNode.text += text;
                if (this.options.includeOffsets) {
                    textNode.end = this.scanner.charIndexToByteIndex();
                }
                return true;
            }
        }
        return this.addNode(new XmlText_js_1.XmlText(text), charIndex);
    }
    /**
     * Consumes element attributes.
     *
     * @see https://www.w3.org/TR/2008/REC-xml-20081126/#sec-starttags
     */
    consumeAttributes() {
        let attributes = Object.create(null);
        while (this.consumeWhitespace()) {
            let attrName = this.consumeName();
            if (!attrName) {
                break;
            }
            let attrValue = this.consumeEqual() && this.consumeAttributeValue();
            if (attrValue === false) {
                throw this.error('Attribute value expected');
            }
            if (attrName in attributes) {
                throw this.error(`Duplicate attribute: ${attrName}`);
            }
            if (attrName === 'xml:space'
                && attrValue !== 'default'
                && attrValue !== 'preserve') {
                throw this.error('Value of the `xml:space` attribute must be "default" or "preserve"');
            }
            attributes[attrName] = attrValue;
        }
        if (this.options.sortAttributes) {
            let attrNames = Object.keys(attributes).sort();
            let sortedAttributes = Object.create(null);
            for (let i = 0; i < attrNames.length; ++i) {
                let attrName = attrNames[i];
                sortedAttributes[attrName] = attributes[attrName];
            }
            attributes = sortedAttributes;
        }
        return attributes;
    }
    /**
     * Consumes an `AttValue` (attribute value) if possible.
     *
     * @returns
     *   Contents of the `AttValue` minus quotes, or `false` if nothing was
     *   consumed. An empty string indicates that an `AttValue` was consumed but
     *   was empty.
     *
     * @see https://www.w3.org/TR/2008/REC-xml-20081126/#NT-AttValue
     */
    consumeAttributeValue() {
        let { scanner } = this;
        let quote = scanner.peek();
        if (quote !== '"' && quote !== "'") {
            return false;
        }
        scanner.advance();
        let chars;
        let isClosed = false;
        let value = emptyString;
        let regex = quote === '"'
            ? syntax.attValueCharDoubleQuote
            : syntax.attValueCharSingleQuote;
        matchLoop: while (!scanner.isEnd) {
            chars = scanner.consumeUntilMatch(regex);
            if (chars) {
                this.validateChars(chars);
                value += chars.replace(syntax.attValueNormalizedWhitespace, ' ');
            }
            switch (scanner.peek()) {
                case quote:
                    isClosed = true;
                    break matchLoop;
                case '&':
                    value += this.consumeReference();
                    continue;
                case '<':
                    throw this.error('Unescaped `<` is not allowed in an attribute value');
                default:
                    break matchLoop;
            }
        }
        if (!isClosed) {
            throw this.error('Unclosed attribute');
        }
        scanner.advance();
        return value;
    }
    /**
     * Consumes a CDATA section if possible.
     *
     * @returns Whether a CDATA section was consumed.
     * @see https://www.w3.org/TR/2008/REC-xml-20081126/#sec-cdata-sect
     */
    consumeCdataSection() {
        let { scanner } = this;
        let startIndex = scanner.charIndex;
        if (!scanner.consumeString('<![CDATA[')) {
            return false;
        }
        let text = scanner.consumeUntilString(']]>');
        this.validateChars(text);
        if (!scanner.consumeString(']]>')) {
            throw this.error('Unclosed CDATA section');
        }
        return this.options.preserveCdata
            ? this.addNode(new XmlCdata_js_1.XmlCdata(normalizeLineBreaks(text)), startIndex)
            : this.addText(text, startIndex);
    }
    /**
     * Consumes character data if possible.
     *
     * @returns Whether character data was consumed.
     * @see https://www.w3.org/TR/2008/REC-xml-20081126/#dt-chardata
     */
    consumeCharData() {
        let { scanner } = this;
        let startIndex = scanner.charIndex;
        let charData = scanner.consumeUntilMatch(syntax.endCharData);
        if (!charData) {
            return false;
        }
        this.validateChars(charData);
        if (scanner.peek(3) === ']]>') {
            throw this.error('Element content may not contain the CDATA section close delimiter `]]>`');
        }
        return this.addText(charData, startIndex);
    }
    /**
     * Consumes a comment if possible.
     *
     * @returns Whether a comment was consumed.
     * @see https://www.w3.org/TR/2008/REC-xml-20081126/#NT-Comment
     */
    consumeComment() {
        let { scanner } = this;
        let startIndex = scanner.charIndex;
        if (!scanner.consumeString('<!--')) {
            return false;
        }
        let content = scanner.consumeUntilString('--');
        this.validateChars(content);
        if (!scanner.consumeString('-->')) {
            if (scanner.peek(2) === '--') {
                throw this.error("The string `--` isn't allowed inside a comment");
            }
            throw this.error('Unclosed comment');
        }
        return this.options.preserveComments
            ? this.addNode(new XmlComment_js_1.XmlComment(normalizeLineBreaks(content)), startIndex)
            : true;
    }
    /**
     * Consumes a reference in a content context if possible.
     *
     * This differs from `consumeReference()` in that a consumed reference will be
     * added to the document as a text node instead of returned.
     *
     * @returns Whether a reference was consumed.
     * @see https://www.w3.org/TR/2008/REC-xml-20081126/#entproc
     */
    consumeContentReference() {
        let startIndex = this.scanner.charIndex;
        let ref = this.consumeReference();
        return ref
            ? this.addText(ref, startIndex, false)
            : false;
    }
    /**
     * Consumes a doctype declaration if possible.
     *
     * This is a loose implementation since doctype declarations are currently
     * discarded without further parsing.
     *
     * @returns Whether a doctype declaration was consumed.
     * @see https://www.w3.org/TR/2008/REC-xml-20081126/#dtd
     */
    consumeDoctypeDeclaration() {
        let { scanner } = this;
        let startIndex = scanner.charIndex;
        if (!scanner.consumeString('<!DOCTYPE')) {
            return false;
        }
        let name = this.consumeWhitespace()
            && this.consumeName();
        if (!name) {
            throw this.error('Expected a name');
        }
        let publicId;
        let systemId;
        if (this.consumeWhitespace()) {
            if (scanner.consumeString('PUBLIC')) {
                publicId = this.consumeWhitespace()
                    && this.consumePubidLiteral();
                if (publicId === false) {
                    throw this.error('Expected a public identifier');
                }
                this.consumeWhitespace();
            }
            if (publicId !== undefined || scanner.consumeString('SYSTEM')) {
                this.consumeWhitespace();
                systemId = this.consumeSystemLiteral();
                if (systemId === false) {
                    throw this.error('Expected a system identifier');
                }
                this.consumeWhitespace();
            }
        }
        let internalSubset;
        if (scanner.consumeString('[')) {
            // The internal subset may contain comments that contain `]` characters,
            // so we can't use `consumeUntilString()` here.
            internalSubset = scanner.consumeUntilMatch(/\][\x20\t\r\n]*>/);
            if (!scanner.consumeString(']')) {
                throw this.error('Unclosed internal subset');
            }
            this.consumeWhitespace();
        }
        if (!scanner.consumeString('>')) {
            throw this.error('Unclosed doctype declaration');
        }
        return this.options.preserveDocumentType
            ? this.addNode(new XmlDocumentType_js_1.XmlDocumentType(name, publicId, systemId, internalSubset), startIndex)
            : true;
    }
    /**
     * Consumes an element if possible.
     *
     * @returns Whether an element was consumed.
     * @see https://www.w3.org/TR/2008/REC-xml-20081126/#NT-element
     */
    consumeElement() {
        let { scanner } = this;
        let startIndex = scanner.charIndex;
        if (!scanner.consumeString('<')) {
            return false;
        }
        let name = this.consumeName();
        if (!name) {
            scanner.reset(startIndex);
            return false;
        }
        let attributes = this.consumeAttributes();
        let isEmpty = !!scanner.consumeString('/>');
        let element = new XmlElement_js_1.XmlElement(name, attributes);
        element.parent = this.currentNode;
        if (!isEmpty) {
            if (!scanner.consumeString('>')) {
                throw this.error(`Unclosed start tag for element \`${name}\``);
            }
            this.currentNode = element;
            do {
                this.consumeCharData();
            } while (this.consumeElement()
                || this.consumeContentReference()
                || this.consumeCdataSection()
                || this.consumeProcessingInstruction()
                || this.consumeComment());
            let endTagMark = scanner.charIndex;
            let endTagName;
            if (!scanner.consumeString('</')
                || !(endTagName = this.consumeName())
                || endTagName !== name) {
                scanner.reset(endTagMark);
                throw this.error(`Missing end tag for element ${name}`);
            }
            this.consumeWhitespace();
            if (!scanner.consumeString('>')) {
                throw this.error(`Unclosed end tag for element ${name}`);
            }
            this.currentNode = element.parent;
        }
        return this.addNode(element, startIndex);
    }
    /**
     * Consumes an `Eq` production if possible.
     *
     * @returns Whether an `Eq` production was consumed.
     * @see https://www.w3.org/TR/2008/REC-xml-20081126/#NT-Eq
     */
    consumeEqual() {
        this.consumeWhitespace();
        if (this.scanner.consumeString('=')) {
            this.consumeWhitespace();
            return true;
        }
        return false;
    }
    /**
     * Consumes `Misc` content if possible.
     *
     * @returns Whether anything was consumed.
     * @see https://www.w3.org/TR/2008/REC-xml-20081126/#NT-Misc
     */
    consumeMisc() {
        return this.consumeComment()
            || this.consumeProcessingInstruction()
            || this.consumeWhitespace();
    }
    /**
     * Consumes one or more `Name` characters if possible.
     *
     * @returns `Name` characters, or an empty string if none were consumed.
     * @see https://www.w3.org/TR/2008/REC-xml-20081126/#NT-Name
     */
    consumeName() {
        return syntax.isNameStartChar(this.scanner.peek())
            ? this.scanner.consumeMatchFn(syntax.isNameChar)
            : emptyString;
    }
    /**
     * Consumes a processing instruction if possible.
     *
     * @returns Whether a processing instruction was consumed.
     * @see https://www.w3.org/TR/2008/REC-xml-20081126/#sec-pi
     */
    consumeProcessingInstruction() {
        let { scanner } = this;
        let startIndex = scanner.charIndex;
        if (!scanner.consumeString('<?')) {
            return false;
        }
        let name = this.consumeName();
        if (name) {
            if (name.toLowerCase() === 'xml') {
                scanner.reset(startIndex);
                throw this.error("XML declaration isn't allowed here");
            }
        }
        else {
            throw this.error('Invalid processing instruction');
        }
        if (!this.consumeWhitespace()) {
            if (scanner.consumeString('?>')) {
                return this.addNode(new XmlProcessingInstruction_js_1.XmlProcessingInstruction(name), startIndex);
            }
            throw this.error('Whitespace is required after a processing instruction name');
        }
        let content = scanner.consumeUntilString('?>');
        this.validateChars(content);
        if (!scanner.consumeString('?>')) {
            throw this.error('Unterminated processing instruction');
        }
        return this.addNode(new XmlProcessingInstruction_js_1.XmlProcessingInstruction(name, normalizeLineBreaks(content)), startIndex);
    }
    /**
     * Consumes a prolog if possible.
     *
     * @returns Whether a prolog was consumed.
     * @see https://www.w3.org/TR/2008/REC-xml-20081126/#sec-prolog-dtd
     */
    consumeProlog() {
        let { scanner } = this;
        let startIndex = scanner.charIndex;
        this.consumeXmlDeclaration();
        while (this.consumeMisc()) { } // eslint-disable-line no-empty
        if (this.consumeDoctypeDeclaration()) {
            while (this.consumeMisc()) { } // eslint-disable-line no-empty
        }
        return startIndex < scanner.charIndex;
    }
    /**
     * Consumes a public identifier literal if possible.
     *
     * @returns
     *   Value of the public identifier literal minus quotes, or `false` if
     *   nothing was consumed. An empty string indicates that a public id literal
     *   was consumed but was empty.
     *
     * @see https://www.w3.org/TR/2008/REC-xml-20081126/#NT-PubidLiteral
     */
    consumePubidLiteral() {
        let startIndex = this.scanner.charIndex;
        let value = this.consumeSystemLiteral();
        if (value !== false && !/^[-\x20\r\na-zA-Z0-9'()+,./:=?;!*#@$_%]*$/.test(value)) {
            this.scanner.reset(startIndex);
            throw this.error('Invalid character in public identifier');
        }
        return value;
    }
    /**
     * Consumes a reference if possible.
     *
     * This differs from `consumeContentReference()` in that a consumed reference
     * will be returned rather than added to the document.
     *
     * @returns
     *   Parsed reference value, or `false` if nothing was consumed (to
     *   distinguish from a reference that resolves to an empty string).
     *
     * @see https://www.w3.org/TR/2008/REC-xml-20081126/#NT-Reference
     */
    consumeReference() {
        let { scanner } = this;
        if (!scanner.consumeString('&')) {
            return false;
        }
        let ref = scanner.consumeMatchFn(syntax.isReferenceChar);
        if (scanner.consume() !== ';') {
            throw this.error('Unterminated reference (a reference must end with `;`)');
        }
        let parsedValue;
        if (ref[0] === '#') {
            // This is a character reference.
            let codePoint = ref[1] === 'x'
                ? parseInt(ref.slice(2), 16) // Hex codepoint.
                : parseInt(ref.slice(1), 10); // Decimal codepoint.
            if (isNaN(codePoint)
                || !/^#(?:x[0-9A-Fa-f]+|[0-9]+)$/.test(ref)) {
                throw this.error('Invalid character reference');
            }
            if (!syntax.isXmlCodePoint(codePoint)) {
                throw this.error('Character reference resolves to an invalid character');
            }
            parsedValue = String.fromCodePoint(codePoint);
        }
        else {
            // This is an entity reference.
            parsedValue = syntax.predefinedEntities[ref];
            if (parsedValue === undefined) {
                let { ignoreUndefinedEntities, resolveUndefinedEntity, } = this.options;
                let wrappedRef = `&${ref};`; // for backcompat with <= 2.x
                if (resolveUndefinedEntity) {
                    let resolvedValue = resolveUndefinedEntity(wrappedRef);
                    if (resolvedValue !== null && resolvedValue !== undefined) {
                        let type = typeof resolvedValue;
                        if (type !== 'string') {
                            throw new TypeError(`\`resolveUndefinedEntity()\` must return a string, \`null\`, or \`undefined\`, but returned a value of type ${type}`);
                        }
                        return resolvedValue;
                    }
                }
                if (ignoreUndefinedEntities) {
                    return wrappedRef;
                }
                scanner.reset(-wrappedRef.length);
                throw this.error(`Named entity isn't defined: ${wrappedRef}`);
            }
        }
        return parsedValue;
    }
    /**
     * Consumes a `SystemLiteral` if possible.
     *
     * A `SystemLiteral` is similar to an attribute value, but allows the
     * characters `<` and `&` and doesn't replace references.
     *
     * @returns
     *   Value of the `SystemLiteral` minus quotes, or `false` if nothing was
     *   consumed. An empty string indicates that a `SystemLiteral` was consumed
     *   but was empty.
     *
     * @see https://www.w3.org/TR/2008/REC-xml-20081126/#NT-SystemLiteral
     */
    consumeSystemLiteral() {
        let { scanner } = this;
        let quote = scanner.consumeString('"') || scanner.consumeString("'");
        if (!quote) {
            return false;
        }
        let value = scanner.consumeUntilString(quote);
        this.validateChars(value);
        if (!scanner.consumeString(quote)) {
            throw this.error('Missing end quote');
        }
        return value;
    }
    /**
     * Consumes one or more whitespace characters if possible.
     *
     * @returns Whether any whitespace characters were consumed.
     * @see https://www.w3.org/TR/2008/REC-xml-20081126/#white
     */
    consumeWhitespace() {
        return !!this.scanner.consumeMatchFn(syntax.isWhitespace);
    }
    /**
     * Consumes an XML declaration if possible.
     *
     * @returns Whether an XML declaration was consumed.
     * @see https://www.w3.org/TR/2008/REC-xml-20081126/#NT-XMLDecl
     */
    consumeXmlDeclaration() {
        let { scanner } = this;
        let startIndex = scanner.charIndex;
        if (!scanner.consumeString('<?xml')) {
            return false;
        }
        // `<?xml` begins an XML declaration only when it's immediately followed by
        // whitespace. If the next character is a name character, this is a
        // processing instruction whose target merely begins with "xml" (e.g.
        // `<?xml-stylesheet ... ?>`); rewind and let it be parsed as a PI.
        if (syntax.isNameChar(scanner.peek())) {
            scanner.reset(startIndex);
            return false;
        }
        if (!this.consumeWhitespace()) {
            throw this.error('Invalid XML declaration');
        }
        let version = !!scanner.consumeString('version')
            && this.consumeEqual()
            && this.consumeSystemLiteral();
        if (version === false) {
            throw this.error('XML version is missing or invalid');
        }
        else if (!/^1\.[0-9]+$/.test(version)) {
            throw this.error('Invalid character in version number');
        }
        let encoding;
        let standalone;
        if (this.consumeWhitespace()) {
            encoding = !!scanner.consumeString('encoding')
                && this.consumeEqual()
                && this.consumeSystemLiteral();
            if (encoding) {
                if (!/^[A-Za-z][\w.-]*$/.test(encoding)) {
                    throw this.error('Invalid character in encoding name');
                }
                this.consumeWhitespace();
            }
            standalone = !!scanner.consumeString('standalone')
                && this.consumeEqual()
                && this.consumeSystemLiteral();
            if (standalone) {
                if (standalone !== 'yes' && standalone !== 'no') {
                    throw this.error('Only "yes" and "no" are permitted as values of `standalone`');
                }
                this.consumeWhitespace();
            }
        }
        if (!scanner.consumeString('?>')) {
            throw this.error('Invalid or unclosed XML declaration');
        }
        return this.options.preserveXmlDeclaration
            ? this.addNode(new XmlDeclaration_js_1.XmlDeclaration(version, encoding || undefined, standalone || undefined), startIndex)
            : true;
    }
    /**
     * Returns an `XmlError` for the current scanner position.
     */
    error(message) {
        let { scanner } = this;
        return new XmlError_js_1.XmlError(message, scanner.charIndex, scanner.string);
    }
    /**
     * Parses the XML input.
     */
    parse() {
        this.scanner.consumeString('\uFEFF'); // byte order mark
        this.consumeProlog();
        if (!this.consumeElement()) {
            throw this.error('Root element is missing or invalid');
        }
        while (this.consumeMisc()) { } // eslint-disable-line no-empty
        if (!this.scanner.isEnd) {
            throw this.error('Extra content at the end of the document');
        }
    }
    /**
     * Throws an invalid character error if any character in the given _string_
     * isn't a valid XML character.
     */
    validateChars(string) {
        let { length } = string;
        for (let i = 0; i < length; ++i) {
            let cp = string.codePointAt(i);
            if (!syntax.isXmlCodePoint(cp)) {
                this.scanner.reset(-([...string].length - i));
                throw this.error('Invalid character');
            }
            if (cp > 65535) {
                i += 1;
            }
        }
    }
}
exports.Parser = Parser;
// -- Private Functions --------------------------------------------------------
/**
 * Normalizes line breaks in the given text by replacing CRLF sequences and lone
 * CR characters with LF characters.
 */
function normalizeLineBreaks(text) {
    let i = 0;
    while ((i = text.indexOf('\r', i)) !== -1) {
        text = text[i + 1] === '\n'
            ? text.slice(0, i) + text.slice(i + 1)
            : text.slice(0, i) + '\n' + text.slice(i + 1);
    }
    return text;
}
//# sourceMappingURL=Parser.js.map

/***/ }),

/***/ 187:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.StringScanner = void 0;
const emptyString = '';
const surrogatePair = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;
/** @private */
class StringScanner {
    constructor(string) {
        this.charCount = this.charLength(string, true);
        this.charIndex = 0;
        this.length = string.length;
        this.multiByteMode = this.charCount !== this.length;
        this.string = string;
        if (this.multiByteMode) {
            let charsToBytes = [];
            // Create a mapping of character indexes to byte indexes. Since the string
            // contains multibyte characters, a byte index may not necessarily align
            // with a character index.
            for (let byteIndex = 0, charIndex = 0; charIndex < this.charCount; ++charIndex) {
                charsToBytes[charIndex] = byteIndex;
                byteIndex += string.codePointAt(byteIndex) > 65535 ? 2 : 1;
            }
            this.charsToBytes = charsToBytes;
        }
    }
    /**
     * Whether the current character index is at the end of the input string.
     */
    get isEnd() {
        return this.charIndex >= this.charCount;
    }
    // -- Protected Methods ------------------------------------------------------
    /**
     * Returns the number of characters in the given string, which may differ from
     * the byte length if the string contains multibyte characters.
     */
    charLength(string, multiByteSafe = this.multiByteMode) {
        // We could get the char length with `[ ...string ].length`, but that's
        // actually slower than replacing surrogate pairs with single-byte
        // characters and then counting the result.
        return multiByteSafe
            ? string.replace(surrogatePair, '_').length
            : string.length;
    }
    // -- Public Methods ---------------------------------------------------------
    /**
     * Advances the scanner by the given number of characters, stopping if the end
     * of the string is reached.
     */
    advance(count = 1) {
        this.charIndex = Math.min(this.charCount, this.charIndex + count);
    }
    /**
     * Returns the byte index of the given character index in the string. The two
     * may differ in strings that contain multibyte characters.
     */
    charIndexToByteIndex(charIndex = this.charIndex) {
        return this.multiByteMode
            ? this.charsToBytes[charIndex] ?? Infinity
            : charIndex;
    }
    /**
     * Consumes and returns the given number of characters if possible, advancing
     * the scanner and stopping if the end of the string is reached.
     *
     * If no characters could be consumed, an empty string will be returned.
     */
    consume(charCount = 1) {
        let chars = this.peek(charCount);
        this.advance(charCount);
        return chars;
    }
    /**
     * Consumes and returns the given number of bytes if possible, advancing the
     * scanner and stopping if the end of the string is reached.
     *
     * It's up to the caller to ensure that the given byte count doesn't split a
     * multibyte character.
     *
     * If no bytes could be consumed, an empty string will be returned.
     */
    consumeBytes(byteCount) {
        let byteIndex = this.charIndexToByteIndex();
        let result = this.string.slice(byteIndex, byteIndex + byteCount);
        this.advance(this.charLength(result));
        return result;
    }
    /**
     * Consumes and returns all characters for which the given function returns
     * `true`, stopping when `false` is returned or the end of the input is
     * reached.
     */
    consumeMatchFn(fn) {
        let { length, multiByteMode, string } = this;
        let startByteIndex = this.charIndexToByteIndex();
        let endByteIndex = startByteIndex;
        if (multiByteMode) {
            while (endByteIndex < length) {
                let char = string[endByteIndex];
                let isSurrogatePair = char >= '\uD800' && char <= '\uDBFF';
                if (isSurrogatePair) {
                    char += string[endByteIndex + 1];
                }
                if (!fn(char)) {
                    break;
                }
                endByteIndex += isSurrogatePair ? 2 : 1;
            }
        }
        else {
            while (endByteIndex < length && fn(string[endByteIndex])) {
                ++endByteIndex;
            }
        }
        return this.consumeBytes(endByteIndex - startByteIndex);
    }
    /**
     * Consumes the given string if it exists at the current character index, and
     * advances the scanner.
     *
     * If the given string doesn't exist at the current character index, an empty
     * string will be returned and the scanner will not be advanced.
     */
    consumeString(stringToConsume) {
        let { length } = stringToConsume;
        let byteIndex = this.charIndexToByteIndex();
        if (stringToConsume === this.string.slice(byteIndex, byteIndex + length)) {
            this.advance(length === 1 ? 1 : this.charLength(stringToConsume));
            return stringToConsume;
        }
        return emptyString;
    }
    /**
     * Consumes characters until the given global regex is matched, advancing the
     * scanner up to (but not beyond) the beginning of the match. If the regex
     * doesn't match, nothing will be consumed.
     *
     * Returns the consumed string, or an empty string if nothing was consumed.
     */
    consumeUntilMatch(regex) {
        let matchByteIndex = this.string
            .slice(this.charIndexToByteIndex())
            .search(regex);
        return matchByteIndex > 0
            ? this.consumeBytes(matchByteIndex)
            : emptyString;
    }
    /**
     * Consumes characters until the given string is found, advancing the scanner
     * up to (but not beyond) that point. If the string is never found, nothing
     * will be consumed.
     *
     * Returns the consumed string, or an empty string if nothing was consumed.
     */
    consumeUntilString(searchString) {
        let byteIndex = this.charIndexToByteIndex();
        let matchByteIndex = this.string.indexOf(searchString, byteIndex);
        return matchByteIndex > 0
            ? this.consumeBytes(matchByteIndex - byteIndex)
            : emptyString;
    }
    /**
     * Returns the given number of characters starting at the current character
     * index, without advancing the scanner and without exceeding the end of the
     * input string.
     */
    peek(count = 1) {
        let { charIndex, string } = this;
        return this.multiByteMode
            ? string.slice(this.charIndexToByteIndex(charIndex), this.charIndexToByteIndex(charIndex + count))
            : string.slice(charIndex, charIndex + count);
    }
    /**
     * Resets the scanner position to the given character _index_, or to the start
     * of the input string if no index is given.
     *
     * If _index_ is negative, the scanner position will be moved backward by that
     * many characters, stopping if the beginning of the string is reached.
     */
    reset(index = 0) {
        this.charIndex = index >= 0
            ? Math.min(this.charCount, index)
            : Math.max(0, this.charIndex + index);
    }
}
exports.StringScanner = StringScanner;
//# sourceMappingURL=StringScanner.js.map

/***/ }),

/***/ 9754:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.XmlCdata = void 0;
const XmlNode_js_1 = __nccwpck_require__(7667);
const XmlText_js_1 = __nccwpck_require__(9500);
/**
 * A CDATA section within an XML document.
 */
class XmlCdata extends XmlText_js_1.XmlText {
    get type() {
        return XmlNode_js_1.XmlNode.TYPE_CDATA;
    }
}
exports.XmlCdata = XmlCdata;
//# sourceMappingURL=XmlCdata.js.map

/***/ }),

/***/ 3518:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.XmlComment = void 0;
const XmlNode_js_1 = __nccwpck_require__(7667);
/**
 * A comment within an XML document.
 */
class XmlComment extends XmlNode_js_1.XmlNode {
    constructor(content = '') {
        super();
        this.content = content;
    }
    get type() {
        return XmlNode_js_1.XmlNode.TYPE_COMMENT;
    }
    toJSON() {
        return Object.assign(XmlNode_js_1.XmlNode.prototype.toJSON.call(this), {
            content: this.content,
        });
    }
}
exports.XmlComment = XmlComment;
//# sourceMappingURL=XmlComment.js.map

/***/ }),

/***/ 1715:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.XmlDeclaration = void 0;
const XmlNode_js_1 = __nccwpck_require__(7667);
/**
 * An XML declaration within an XML document.
 *
 * @example
 *
 * ```xml
 * <?xml version="1.0" encoding="UTF-8"?>
 * ```
 */
class XmlDeclaration extends XmlNode_js_1.XmlNode {
    constructor(version, encoding, standalone) {
        super();
        this.version = version;
        this.encoding = encoding ?? null;
        this.standalone = standalone ?? null;
    }
    get type() {
        return XmlNode_js_1.XmlNode.TYPE_XML_DECLARATION;
    }
    toJSON() {
        let json = XmlNode_js_1.XmlNode.prototype.toJSON.call(this);
        json.version = this.version;
        for (let key of ['encoding', 'standalone']) {
            if (this[key] !== null) {
                json[key] = this[key];
            }
        }
        return json;
    }
}
exports.XmlDeclaration = XmlDeclaration;
//# sourceMappingURL=XmlDeclaration.js.map

/***/ }),

/***/ 4570:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.XmlDocument = void 0;
const XmlElement_js_1 = __nccwpck_require__(4679);
const XmlNode_js_1 = __nccwpck_require__(7667);
/**
 * Represents an XML document. All elements within the document are descendants
 * of this node.
 */
class XmlDocument extends XmlNode_js_1.XmlNode {
    constructor(children = []) {
        super();
        this.children = children;
    }
    get document() {
        return this;
    }
    /**
     * Root element of this document, or `null` if this document is empty.
     */
    get root() {
        for (let child of this.children) {
            if (child instanceof XmlElement_js_1.XmlElement) {
                return child;
            }
        }
        return null;
    }
    /**
     * Text content of this document and all its descendants.
     */
    get text() {
        return this.children
            .map(child => 'text' in child ? child.text : '')
            .join('');
    }
    get type() {
        return XmlNode_js_1.XmlNode.TYPE_DOCUMENT;
    }
    toJSON() {
        return Object.assign(XmlNode_js_1.XmlNode.prototype.toJSON.call(this), {
            children: this.children.map(child => child.toJSON()),
        });
    }
}
exports.XmlDocument = XmlDocument;
//# sourceMappingURL=XmlDocument.js.map

/***/ }),

/***/ 8066:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.XmlDocumentType = void 0;
const XmlNode_js_1 = __nccwpck_require__(7667);
/**
 * A document type declaration within an XML document.
 *
 * @example
 *
 * ```xml
 * <!DOCTYPE kittens [
 *   <!ELEMENT kittens (#PCDATA)>
 * ]>
 * ```
 */
class XmlDocumentType extends XmlNode_js_1.XmlNode {
    constructor(name, publicId, systemId, internalSubset) {
        super();
        this.name = name;
        this.publicId = publicId ?? null;
        this.systemId = systemId ?? null;
        this.internalSubset = internalSubset ?? null;
    }
    get type() {
        return XmlNode_js_1.XmlNode.TYPE_DOCUMENT_TYPE;
    }
    toJSON() {
        let json = XmlNode_js_1.XmlNode.prototype.toJSON.call(this);
        json.name = this.name;
        for (let key of ['publicId', 'systemId', 'internalSubset']) {
            if (this[key] !== null) {
                json[key] = this[key];
            }
        }
        return json;
    }
}
exports.XmlDocumentType = XmlDocumentType;
//# sourceMappingURL=XmlDocumentType.js.map

/***/ }),

/***/ 4679:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.XmlElement = void 0;
const XmlNode_js_1 = __nccwpck_require__(7667);
/**
 * Element in an XML document.
 */
class XmlElement extends XmlNode_js_1.XmlNode {
    constructor(name, attributes = Object.create(null), children = []) {
        super();
        this.name = name;
        this.attributes = attributes;
        this.children = children;
    }
    /**
     * Whether this element is empty (meaning it has no children).
     */
    get isEmpty() {
        return this.children.length === 0;
    }
    get preserveWhitespace() {
        let node = this; // eslint-disable-line @typescript-eslint/no-this-alias
        while (node instanceof XmlElement) {
            if ('xml:space' in node.attributes) {
                return node.attributes['xml:space'] === 'preserve';
            }
            node = node.parent;
        }
        return false;
    }
    /**
     * Text content of this element and all its descendants.
     */
    get text() {
        return this.children
            .map(child => 'text' in child ? child.text : '')
            .join('');
    }
    get type() {
        return XmlNode_js_1.XmlNode.TYPE_ELEMENT;
    }
    toJSON() {
        return Object.assign(XmlNode_js_1.XmlNode.prototype.toJSON.call(this), {
            name: this.name,
            attributes: this.attributes,
            children: this.children.map(child => child.toJSON()),
        });
    }
}
exports.XmlElement = XmlElement;
//# sourceMappingURL=XmlElement.js.map

/***/ }),

/***/ 185:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.XmlError = void 0;
/**
 * An error that occurred while parsing XML.
 */
class XmlError extends Error {
    constructor(message, charIndex, xml) {
        let column = 1;
        let excerpt = '';
        let line = 1;
        // Find the line and column where the error occurred.
        for (let i = 0; i < charIndex; ++i) {
            let char = xml[i];
            if (char === '\n') {
                column = 1;
                excerpt = '';
                line += 1;
            }
            else {
                column += 1;
                excerpt += char;
            }
        }
        let eol = xml.indexOf('\n', charIndex);
        excerpt += eol === -1
            ? xml.slice(charIndex)
            : xml.slice(charIndex, eol);
        let excerptStart = 0;
        // Keep the excerpt below 50 chars, but always keep the error position in
        // view.
        if (excerpt.length > 50) {
            if (column < 40) {
                excerpt = excerpt.slice(0, 50);
            }
            else {
                excerptStart = column - 20;
                excerpt = excerpt.slice(excerptStart, column + 30);
            }
        }
        super(`${message} (line ${line}, column ${column})\n`
            + `  ${excerpt}\n`
            + ' '.repeat(column - excerptStart + 1) + '^\n');
        this.column = column;
        this.excerpt = excerpt;
        this.line = line;
        this.name = 'XmlError';
        this.pos = charIndex;
    }
}
exports.XmlError = XmlError;
//# sourceMappingURL=XmlError.js.map

/***/ }),

/***/ 7667:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.XmlNode = void 0;
/**
 * Base interface for a node in an XML document.
 */
class XmlNode {
    constructor() {
        /**
         * Parent node of this node, or `null` if this node has no parent.
         */
        this.parent = null;
        /**
         * Starting byte offset of this node in the original XML string, or `-1` if
         * the offset is unknown.
         */
        this.start = -1;
        /**
         * Ending byte offset of this node in the original XML string, or `-1` if the
         * offset is unknown.
         */
        this.end = -1;
    }
    /**
     * Document that contains this node, or `null` if this node is not associated
     * with a document.
     */
    get document() {
        return this.parent?.document ?? null;
    }
    /**
     * Whether this node is the root node of the document (also known as the
     * document element).
     */
    get isRootNode() {
        return this.parent !== null
            && this.parent === this.document
            && this.type === XmlNode.TYPE_ELEMENT;
    }
    /**
     * Whether whitespace should be preserved in the content of this element and
     * its children.
     *
     * This is influenced by the value of the special `xml:space` attribute, and
     * will be `true` for any node whose `xml:space` attribute is set to
     * "preserve". If a node has no such attribute, it will inherit the value of
     * the nearest ancestor that does (if any).
     *
     * @see https://www.w3.org/TR/2008/REC-xml-20081126/#sec-white-space
     */
    get preserveWhitespace() {
        return !!this.parent?.preserveWhitespace;
    }
    /**
     * Type of this node.
     *
     * The value of this property is a string that matches one of the static
     * `TYPE_*` properties on the `XmlNode` class (e.g. `TYPE_ELEMENT`,
     * `TYPE_TEXT`, etc.).
     *
     * The `XmlNode` class itself is a base class and doesn't have its own type
     * name.
     */
    get type() {
        return '';
    }
    /**
     * Returns a JSON-serializable object representing this node, minus properties
     * that could result in circular references.
     */
    toJSON() {
        let json = {
            type: this.type,
        };
        if (this.isRootNode) {
            json.isRootNode = true;
        }
        if (this.preserveWhitespace) {
            json.preserveWhitespace = true;
        }
        if (this.start !== -1) {
            json.start = this.start;
            json.end = this.end;
        }
        return json;
    }
}
exports.XmlNode = XmlNode;
/**
 * Type value for an `XmlCdata` node.
 */
XmlNode.TYPE_CDATA = 'cdata';
/**
 * Type value for an `XmlComment` node.
 */
XmlNode.TYPE_COMMENT = 'comment';
/**
 * Type value for an `XmlDocument` node.
 */
XmlNode.TYPE_DOCUMENT = 'document';
/**
 * Type value for an `XmlDocumentType` node.
 */
XmlNode.TYPE_DOCUMENT_TYPE = 'doctype';
/**
 * Type value for an `XmlElement` node.
 */
XmlNode.TYPE_ELEMENT = 'element';
/**
 * Type value for an `XmlProcessingInstruction` node.
 */
XmlNode.TYPE_PROCESSING_INSTRUCTION = 'pi';
/**
 * Type value for an `XmlText` node.
 */
XmlNode.TYPE_TEXT = 'text';
/**
 * Type value for an `XmlDeclaration` node.
 */
XmlNode.TYPE_XML_DECLARATION = 'xmldecl';
//# sourceMappingURL=XmlNode.js.map

/***/ }),

/***/ 9610:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.XmlProcessingInstruction = void 0;
const XmlNode_js_1 = __nccwpck_require__(7667);
/**
 * A processing instruction within an XML document.
 */
class XmlProcessingInstruction extends XmlNode_js_1.XmlNode {
    constructor(name, content = '') {
        super();
        this.name = name;
        this.content = content;
    }
    get type() {
        return XmlNode_js_1.XmlNode.TYPE_PROCESSING_INSTRUCTION;
    }
    toJSON() {
        return Object.assign(XmlNode_js_1.XmlNode.prototype.toJSON.call(this), {
            name: this.name,
            content: this.content,
        });
    }
}
exports.XmlProcessingInstruction = XmlProcessingInstruction;
//# sourceMappingURL=XmlProcessingInstruction.js.map

/***/ }),

/***/ 9500:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.XmlText = void 0;
const XmlNode_js_1 = __nccwpck_require__(7667);
/**
 * Text content within an XML document.
 */
class XmlText extends XmlNode_js_1.XmlNode {
    constructor(text = '') {
        super();
        this.text = text;
    }
    get type() {
        return XmlNode_js_1.XmlNode.TYPE_TEXT;
    }
    toJSON() {
        return Object.assign(XmlNode_js_1.XmlNode.prototype.toJSON.call(this), {
            text: this.text,
        });
    }
}
exports.XmlText = XmlText;
//# sourceMappingURL=XmlText.js.map

/***/ }),

/***/ 391:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.predefinedEntities = exports.endCharData = exports.attValueNormalizedWhitespace = exports.attValueCharSingleQuote = exports.attValueCharDoubleQuote = void 0;
exports.isNameChar = isNameChar;
exports.isNameStartChar = isNameStartChar;
exports.isReferenceChar = isReferenceChar;
exports.isWhitespace = isWhitespace;
exports.isXmlCodePoint = isXmlCodePoint;
/**
 * Regular expression that matches one or more `AttValue` characters in a
 * double-quoted attribute value.
 *
 * @see https://www.w3.org/TR/2008/REC-xml-20081126/#NT-AttValue
 */
exports.attValueCharDoubleQuote = /["&<]/;
/**
 * Regular expression that matches one or more `AttValue` characters in a
 * single-quoted attribute value.
 *
 * @see https://www.w3.org/TR/2008/REC-xml-20081126/#NT-AttValue
 */
exports.attValueCharSingleQuote = /['&<]/;
/**
 * Regular expression that matches a whitespace character that should be
 * normalized to a space character in an attribute value.
 *
 * @see https://www.w3.org/TR/2008/REC-xml-20081126/#AVNormalize
 */
exports.attValueNormalizedWhitespace = /\r\n|[\n\r\t]/g;
/**
 * Regular expression that matches one or more characters that signal the end of
 * XML `CharData` content.
 *
 * @see https://www.w3.org/TR/2008/REC-xml-20081126/#dt-chardata
 */
exports.endCharData = /<|&|]]>/;
/**
 * Mapping of predefined entity names to their replacement values.
 *
 * @see https://www.w3.org/TR/2008/REC-xml-20081126/#sec-predefined-ent
 */
exports.predefinedEntities = Object.freeze(Object.assign(Object.create(null), {
    amp: '&',
    apos: "'",
    gt: '>',
    lt: '<',
    quot: '"',
}));
/**
 * Returns `true` if _char_ is an XML `NameChar`, `false` if it isn't.
 *
 * @see https://www.w3.org/TR/2008/REC-xml-20081126/#NT-NameChar
 */
function isNameChar(char) {
    let cp = char.codePointAt(0);
    // Including the most common NameStartChars here improves performance
    // slightly.
    return (cp >= 0x61 && cp <= 0x7A) // a-z
        || (cp >= 0x41 && cp <= 0x5A) // A-Z
        || (cp >= 0x30 && cp <= 0x39) // 0-9
        || cp === 0x2D // -
        || cp === 0x2E // .
        || cp === 0xB7
        || (cp >= 0x300 && cp <= 0x36F)
        || cp === 0x203F
        || cp === 0x2040
        || isNameStartChar(char, cp);
}
/**
 * Returns `true` if _char_ is an XML `NameStartChar`, `false` if it isn't.
 *
 * @see https://www.w3.org/TR/2008/REC-xml-20081126/#NT-NameStartChar
 */
function isNameStartChar(char, cp = char.codePointAt(0)) {
    return (cp >= 0x61 && cp <= 0x7A) // a-z
        || (cp >= 0x41 && cp <= 0x5A) // A-Z
        || cp === 0x3A // :
        || cp === 0x5F // _
        || (cp >= 0xC0 && cp <= 0xD6)
        || (cp >= 0xD8 && cp <= 0xF6)
        || (cp >= 0xF8 && cp <= 0x2FF)
        || (cp >= 0x370 && cp <= 0x37D)
        || (cp >= 0x37F && cp <= 0x1FFF)
        || cp === 0x200C
        || cp === 0x200D
        || (cp >= 0x2070 && cp <= 0x218F)
        || (cp >= 0x2C00 && cp <= 0x2FEF)
        || (cp >= 0x3001 && cp <= 0xD7FF)
        || (cp >= 0xF900 && cp <= 0xFDCF)
        || (cp >= 0xFDF0 && cp <= 0xFFFD)
        || (cp >= 0x10000 && cp <= 0xEFFFF);
}
/**
 * Returns `true` if _char_ is a valid reference character (which may appear
 * between `&` and `;` in a reference), `false` otherwise.
 *
 * @see https://www.w3.org/TR/2008/REC-xml-20081126/#sec-references
 */
function isReferenceChar(char) {
    return char === '#' || isNameChar(char);
}
/**
 * Returns `true` if _char_ is an XML whitespace character, `false` otherwise.
 *
 * @see https://www.w3.org/TR/2008/REC-xml-20081126/#white
 */
function isWhitespace(char) {
    let cp = char.codePointAt(0);
    return cp === 0x20
        || cp === 0x9
        || cp === 0xA
        || cp === 0xD;
}
/**
 * Returns `true` if _codepoint_ is a valid XML `Char` code point, `false`
 * otherwise.
 *
 * @see https://www.w3.org/TR/2008/REC-xml-20081126/#NT-Char
 */
function isXmlCodePoint(cp) {
    return (cp >= 0x20 && cp <= 0xD7FF)
        || cp === 0xA
        || cp === 0x9
        || cp === 0xD
        || (cp >= 0xE000 && cp <= 0xFFFD)
        || (cp >= 0x10000 && cp <= 0x10FFFF);
}
//# sourceMappingURL=syntax.js.map

/***/ }),

/***/ 7583:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
//# sourceMappingURL=types.js.map

/***/ }),

/***/ 2613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 4434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 8611:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

/***/ }),

/***/ 5692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

/***/ }),

/***/ 9278:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");

/***/ }),

/***/ 4589:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");

/***/ }),

/***/ 6698:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 7540:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 3053:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");

/***/ }),

/***/ 610:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 2467:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");

/***/ }),

/***/ 4708:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https");

/***/ }),

/***/ 7030:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");

/***/ }),

/***/ 1792:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");

/***/ }),

/***/ 7075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 1692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

/***/ }),

/***/ 3136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 3429:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");

/***/ }),

/***/ 5919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 3193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");

/***/ }),

/***/ 4756:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

/***/ }),

/***/ 9023:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 9615:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  runAssets: () => (/* binding */ runAssets)
});

;// CONCATENATED MODULE: ./build/retry/clock.js
const systemClock = {
    wallMs: () => Date.now(),
    monotonicMs: () => performance.now(),
    sleep: (ms, signal) => new Promise((resolve) => {
        if (signal.aborted) {
            resolve();
            return;
        }
        const wake = () => {
            clearTimeout(timer);
            signal.removeEventListener('abort', wake);
            resolve();
        };
        const timer = setTimeout(wake, ms);
        signal.addEventListener('abort', wake);
    }),
};

;// CONCATENATED MODULE: ./build/support/format-number.js
/** A number for people, with commas: `1,234`, `0.5`. By hand: making an `Intl` formatter for each call was seen in profiles. */
function formatNumber(value) {
    const [whole = '', fraction] = String(value).split('.');
    const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
    return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

;// CONCATENATED MODULE: ./build/support/format-bytes.js

const UNITS = ['KiB', 'MiB', 'GiB', 'TiB'];
/** A size for people, in powers of 1,024: `512 B`, `1.5 KiB`, `20 MiB`. */
function formatBytes(bytes) {
    let value = bytes;
    let unit = 'B';
    for (const larger of UNITS) {
        if (value < 1024)
            break;
        value /= 1024;
        unit = larger;
    }
    const rounded = value < 10 ? Math.round(value * 10) / 10 : Math.round(value);
    return `${formatNumber(rounded)} ${unit}`;
}

;// CONCATENATED MODULE: ./build/api/request-error.js
/** Any request that did not bring what was asked for. Its message is one line and holds no secret. */
class RequestError extends Error {
    method;
    /** Origin and path of the address. */
    location;
    constructor(message, request, options) {
        super(message, options);
        this.method = request.method;
        this.location = request.location;
    }
}

;// CONCATENATED MODULE: ./build/support/cut.js
/** The text itself, or its beginning with `\u2026`, at most `length` UTF-16 units and never half a character. */
function cut(text, length) {
    if (text.length <= length)
        return text;
    return `${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')}\u2026`;
}

;// CONCATENATED MODULE: ./build/support/redact.js

const LONGEST = 300;
/** No more is looked at: patterns over a whole body would take time that a hostile one decides. */
const LOOKED_AT = 2_000;
// The signs of an address as they are, and as JSON, HTML or another address may have them.
const SLASH = String.raw `(?:\\?/|%(?:25)*2f|&#(?:47|x2f);|\\u002f)`;
const AT = String.raw `(?:@|%(?:25)*40|&#(?:64|x40);|\\u0040)`;
const QUERY = String.raw `(?:\?|#(?!x?[\da-f]+;)|%(?:25)*(?:3f|23)|&#(?:63|35|x3f|x23);|\\u00(?:3f|23))`;
const INSIDE = `[^\\s"'<>]`;
const ADDRESS_USER = new RegExp(`(${SLASH}{2})(?:(?!${SLASH}|${QUERY})${INSIDE})*${AT}`, 'gi');
const ADDRESS_QUERY = new RegExp(`(${SLASH}{2}${INSIDE}*?)${QUERY}${INSIDE}*`, 'gi');
/** Without an origin before it, only what looks like a query. */
const BARE_QUERY = /\?[\w.%-]+=[^\s"'<>]*/g;
const SPACE_AND_CONTROL = /[\s\p{Cc}\u2028\u2029]+/gu;
/**
 * Text from the service or the storage, made fit to be quoted in an error: one line, at most 300 characters, and
 * without the user and the query of any address in it, because that is where a pre-signed address keeps its signature.
 */
function quoteOutsideText(text) {
    const bare = text
        .slice(0, LOOKED_AT)
        .replace(ADDRESS_USER, '$1')
        .replace(ADDRESS_QUERY, '$1')
        .replace(BARE_QUERY, '');
    return cut(bare.replace(SPACE_AND_CONTROL, ' ').trim(), LONGEST);
}

;// CONCATENATED MODULE: ./build/api/service-words.js

/** Characters that are read of each of them: no more than a few hundred are quoted. */
const WORDS_LOOKED_AT = 16_384;
/**
 * Reads an error body. Anything but the JSON object of the spec counts as one message.
 *
 * @param hide takes secrets out of a text
 */
function readServiceWords(text, hide) {
    const quote = (words) => quoteOutsideText(hide(words.slice(0, WORDS_LOOKED_AT)));
    const json = parseObject(text);
    if (json === undefined)
        return text.trim() === '' ? {} : { message: quote(text) };
    return {
        ...(typeof json['error'] === 'string' && { error: quote(json['error']) }),
        ...(typeof json['message'] === 'string' && { message: quote(json['message']) }),
    };
}
/** The words as they stand in a sentence: `error: message`, either alone, or that there were none. */
function sayServiceWords(words) {
    const said = [words.error, words.message].filter((word) => word !== undefined && word !== '').join(': ');
    return said === '' ? 'no explanation was given' : said;
}
function parseObject(text) {
    try {
        const value = JSON.parse(text);
        return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/api/permission-denied-error.js


const REQUIRED_SCOPE = /(?:required scope|Required): *([\w.*-]+(?::[\w.*-]+)+)/;
/** 403: the token lacks a scope, named by either form of the body (service spec part 7). */
class permission_denied_error_PermissionDeniedError extends RequestError {
    name = 'PermissionDeniedError';
    /** The missing scope, `<resource>:<action>`; `undefined` where the body names none. */
    scope;
    constructor(request, words) {
        super(`${request.method} ${request.location} answered 403: ${sayServiceWords(words)}`, request);
        this.scope = REQUIRED_SCOPE.exec(words.message ?? '')?.[1];
    }
}

;// CONCATENATED MODULE: ./build/api/token-rejected-error.js


/** 401: the token is missing, expired or invalid (service spec part 7). */
class token_rejected_error_TokenRejectedError extends RequestError {
    name = 'TokenRejectedError';
    constructor(request, words) {
        super(`${request.method} ${request.location} answered 401: ${sayServiceWords(words)}`, request);
    }
}

;// CONCATENATED MODULE: ./build/pipeline/forbids-further-requests.js


/** Whether an error holds for every request with this token, so that a run stops at once (401, 403). */
function forbids_further_requests_forbidsFurtherRequests(error) {
    return error instanceof TokenRejectedError || error instanceof PermissionDeniedError;
}

;// CONCATENATED MODULE: ./build/support/text.js
/**
 * Control characters, those that turn the reading direction or are not seen, and halves of a pair: a terminal or a page
 * would act on them, or show nothing. U+FE0E and U+FE0F stay, which give the character before them its face.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|(?![\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}/gu;
/** Most texts are no more than this, and the pattern above takes long to be made and to be held against them. */
const ALL_SEEN = /^[ -~]*$/;
/** Text in which every character that acts instead of showing is spelled out, such as `\u{202e}`; a tab is a blank. */
function text_spellOutUnseen(text) {
    return ALL_SEEN.test(text) ? text : text.replace(UNSEEN, spellOut);
}
function spellOut(character) {
    if (character === '\t')
        return ' ';
    return `\\u{${Number(character.codePointAt(0)).toString(16)}}`;
}

;// CONCATENATED MODULE: ./build/action/runner/sanitize.js

/**
 * Text of any origin as one line that can only be read. Characters that act instead of showing are spelled out, and
 * neither form of workflow command survives: `::name::` at the start of a line, `##[name]` anywhere in one.
 */
function printable(text) {
    return text_spellOutUnseen(text)
        .replaceAll('##[', '##\\[')
        .replace(/^(\s*)::/, '$1\\::');
}
/** Of an entity, so that it is no text together with what follows: nothing is shown of it. */
const COMMENT = '<!-- -->';
/**
 * Text of any origin as it stands in Markdown or HTML: every character that could be markup becomes an entity.
 *
 * GitHub looks for addresses, mentions, issues and `:emoji:` once more where entities are characters again: what could be
 * the beginning of one is taken apart.
 */
function markdownText(text) {
    return spellOutUnseen(text)
        .replace(/[&<>"'`*_~|\\[\](){}#!+=:@$^]/g, entity)
        .replace(/&#(?:35|58|64);(?=\S)|www(?=\.)|\bGH-(?=\d)/gi, `$&${COMMENT}`)
        .replace(/^[ -]|(?<=^\d+)\./, entity);
}
function entity(character) {
    return `&#${character.charCodeAt(0)};`;
}

;// CONCATENATED MODULE: external "node:os"
const external_node_os_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");
;// CONCATENATED MODULE: external "os"
const external_os_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/utils.js
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */
/**
 * Sanitizes an input into a string so it can be passed into issueCommand safely
 * @param input input to sanitize into a string
 */
function toCommandValue(input) {
    if (input === null || input === undefined) {
        return '';
    }
    else if (typeof input === 'string' || input instanceof String) {
        return input;
    }
    return JSON.stringify(input);
}
/**
 *
 * @param annotationProperties
 * @returns The command properties to send with the actual annotation command
 * See IssueCommandProperties: https://github.com/actions/runner/blob/main/src/Runner.Worker/ActionCommandManager.cs#L646
 */
function toCommandProperties(annotationProperties) {
    if (!Object.keys(annotationProperties).length) {
        return {};
    }
    return {
        title: annotationProperties.title,
        file: annotationProperties.file,
        line: annotationProperties.startLine,
        endLine: annotationProperties.endLine,
        col: annotationProperties.startColumn,
        endColumn: annotationProperties.endColumn
    };
}
//# sourceMappingURL=utils.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/command.js


/**
 * Issues a command to the GitHub Actions runner
 *
 * @param command - The command name to issue
 * @param properties - Additional properties for the command (key-value pairs)
 * @param message - The message to include with the command
 * @remarks
 * This function outputs a specially formatted string to stdout that the Actions
 * runner interprets as a command. These commands can control workflow behavior,
 * set outputs, create annotations, mask values, and more.
 *
 * Command Format:
 *   ::name key=value,key=value::message
 *
 * @example
 * ```typescript
 * // Issue a warning annotation
 * issueCommand('warning', {}, 'This is a warning message');
 * // Output: ::warning::This is a warning message
 *
 * // Set an environment variable
 * issueCommand('set-env', { name: 'MY_VAR' }, 'some value');
 * // Output: ::set-env name=MY_VAR::some value
 *
 * // Add a secret mask
 * issueCommand('add-mask', {}, 'secretValue123');
 * // Output: ::add-mask::secretValue123
 * ```
 *
 * @internal
 * This is an internal utility function that powers the public API functions
 * such as setSecret, warning, error, and exportVariable.
 */
function issueCommand(command, properties, message) {
    const cmd = new Command(command, properties, message);
    process.stdout.write(cmd.toString() + external_os_namespaceObject.EOL);
}
function issue(name, message = '') {
    issueCommand(name, {}, message);
}
const CMD_STRING = '::';
class Command {
    constructor(command, properties, message) {
        if (!command) {
            command = 'missing.command';
        }
        this.command = command;
        this.properties = properties;
        this.message = message;
    }
    toString() {
        let cmdStr = CMD_STRING + this.command;
        if (this.properties && Object.keys(this.properties).length > 0) {
            cmdStr += ' ';
            let first = true;
            for (const key in this.properties) {
                if (this.properties.hasOwnProperty(key)) {
                    const val = this.properties[key];
                    if (val) {
                        if (first) {
                            first = false;
                        }
                        else {
                            cmdStr += ',';
                        }
                        cmdStr += `${key}=${escapeProperty(val)}`;
                    }
                }
            }
        }
        cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
        return cmdStr;
    }
}
function escapeData(s) {
    return toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A');
}
function escapeProperty(s) {
    return toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A')
        .replace(/:/g, '%3A')
        .replace(/,/g, '%2C');
}
//# sourceMappingURL=command.js.map
;// CONCATENATED MODULE: external "crypto"
const external_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");
;// CONCATENATED MODULE: external "fs"
const external_fs_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/file-command.js
// For internal use, subject to change.
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */




function file_command_issueFileCommand(command, message) {
    const filePath = process.env[`GITHUB_${command}`];
    if (!filePath) {
        throw new Error(`Unable to find environment variable for file command ${command}`);
    }
    if (!external_fs_namespaceObject.existsSync(filePath)) {
        throw new Error(`Missing file at path: ${filePath}`);
    }
    external_fs_namespaceObject.appendFileSync(filePath, `${toCommandValue(message)}${external_os_namespaceObject.EOL}`, {
        encoding: 'utf8'
    });
}
function file_command_prepareKeyValueMessage(key, value) {
    const delimiter = `ghadelimiter_${external_crypto_namespaceObject.randomUUID()}`;
    const convertedValue = toCommandValue(value);
    // These should realistically never happen, but just in case someone finds a
    // way to exploit uuid generation let's not allow keys or values that contain
    // the delimiter.
    if (key.includes(delimiter)) {
        throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
    }
    if (convertedValue.includes(delimiter)) {
        throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
    }
    return `${key}<<${delimiter}${external_os_namespaceObject.EOL}${convertedValue}${external_os_namespaceObject.EOL}${delimiter}`;
}
//# sourceMappingURL=file-command.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/summary.js
var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};


const { access, appendFile, writeFile } = external_fs_namespaceObject.promises;
const SUMMARY_ENV_VAR = 'GITHUB_STEP_SUMMARY';
const SUMMARY_DOCS_URL = 'https://docs.github.com/actions/using-workflows/workflow-commands-for-github-actions#adding-a-job-summary';
class Summary {
    constructor() {
        this._buffer = '';
    }
    /**
     * Finds the summary file path from the environment, rejects if env var is not found or file does not exist
     * Also checks r/w permissions.
     *
     * @returns step summary file path
     */
    filePath() {
        return __awaiter(this, void 0, void 0, function* () {
            if (this._filePath) {
                return this._filePath;
            }
            const pathFromEnv = process.env[SUMMARY_ENV_VAR];
            if (!pathFromEnv) {
                throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
            }
            try {
                yield access(pathFromEnv, external_fs_namespaceObject.constants.R_OK | external_fs_namespaceObject.constants.W_OK);
            }
            catch (_a) {
                throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
            }
            this._filePath = pathFromEnv;
            return this._filePath;
        });
    }
    /**
     * Wraps content in an HTML tag, adding any HTML attributes
     *
     * @param {string} tag HTML tag to wrap
     * @param {string | null} content content within the tag
     * @param {[attribute: string]: string} attrs key-value list of HTML attributes to add
     *
     * @returns {string} content wrapped in HTML element
     */
    wrap(tag, content, attrs = {}) {
        const htmlAttrs = Object.entries(attrs)
            .map(([key, value]) => ` ${key}="${value}"`)
            .join('');
        if (!content) {
            return `<${tag}${htmlAttrs}>`;
        }
        return `<${tag}${htmlAttrs}>${content}</${tag}>`;
    }
    /**
     * Writes text in the buffer to the summary buffer file and empties buffer. Will append by default.
     *
     * @param {SummaryWriteOptions} [options] (optional) options for write operation
     *
     * @returns {Promise<Summary>} summary instance
     */
    write(options) {
        return __awaiter(this, void 0, void 0, function* () {
            const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
            const filePath = yield this.filePath();
            const writeFunc = overwrite ? writeFile : appendFile;
            yield writeFunc(filePath, this._buffer, { encoding: 'utf8' });
            return this.emptyBuffer();
        });
    }
    /**
     * Clears the summary buffer and wipes the summary file
     *
     * @returns {Summary} summary instance
     */
    clear() {
        return __awaiter(this, void 0, void 0, function* () {
            return this.emptyBuffer().write({ overwrite: true });
        });
    }
    /**
     * Returns the current summary buffer as a string
     *
     * @returns {string} string of summary buffer
     */
    stringify() {
        return this._buffer;
    }
    /**
     * If the summary buffer is empty
     *
     * @returns {boolen} true if the buffer is empty
     */
    isEmptyBuffer() {
        return this._buffer.length === 0;
    }
    /**
     * Resets the summary buffer without writing to summary file
     *
     * @returns {Summary} summary instance
     */
    emptyBuffer() {
        this._buffer = '';
        return this;
    }
    /**
     * Adds raw text to the summary buffer
     *
     * @param {string} text content to add
     * @param {boolean} [addEOL=false] (optional) append an EOL to the raw text (default: false)
     *
     * @returns {Summary} summary instance
     */
    addRaw(text, addEOL = false) {
        this._buffer += text;
        return addEOL ? this.addEOL() : this;
    }
    /**
     * Adds the operating system-specific end-of-line marker to the buffer
     *
     * @returns {Summary} summary instance
     */
    addEOL() {
        return this.addRaw(external_os_namespaceObject.EOL);
    }
    /**
     * Adds an HTML codeblock to the summary buffer
     *
     * @param {string} code content to render within fenced code block
     * @param {string} lang (optional) language to syntax highlight code
     *
     * @returns {Summary} summary instance
     */
    addCodeBlock(code, lang) {
        const attrs = Object.assign({}, (lang && { lang }));
        const element = this.wrap('pre', this.wrap('code', code), attrs);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML list to the summary buffer
     *
     * @param {string[]} items list of items to render
     * @param {boolean} [ordered=false] (optional) if the rendered list should be ordered or not (default: false)
     *
     * @returns {Summary} summary instance
     */
    addList(items, ordered = false) {
        const tag = ordered ? 'ol' : 'ul';
        const listItems = items.map(item => this.wrap('li', item)).join('');
        const element = this.wrap(tag, listItems);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML table to the summary buffer
     *
     * @param {SummaryTableCell[]} rows table rows
     *
     * @returns {Summary} summary instance
     */
    addTable(rows) {
        const tableBody = rows
            .map(row => {
            const cells = row
                .map(cell => {
                if (typeof cell === 'string') {
                    return this.wrap('td', cell);
                }
                const { header, data, colspan, rowspan } = cell;
                const tag = header ? 'th' : 'td';
                const attrs = Object.assign(Object.assign({}, (colspan && { colspan })), (rowspan && { rowspan }));
                return this.wrap(tag, data, attrs);
            })
                .join('');
            return this.wrap('tr', cells);
        })
            .join('');
        const element = this.wrap('table', tableBody);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds a collapsable HTML details element to the summary buffer
     *
     * @param {string} label text for the closed state
     * @param {string} content collapsable content
     *
     * @returns {Summary} summary instance
     */
    addDetails(label, content) {
        const element = this.wrap('details', this.wrap('summary', label) + content);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML image tag to the summary buffer
     *
     * @param {string} src path to the image you to embed
     * @param {string} alt text description of the image
     * @param {SummaryImageOptions} options (optional) addition image attributes
     *
     * @returns {Summary} summary instance
     */
    addImage(src, alt, options) {
        const { width, height } = options || {};
        const attrs = Object.assign(Object.assign({}, (width && { width })), (height && { height }));
        const element = this.wrap('img', null, Object.assign({ src, alt }, attrs));
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML section heading element
     *
     * @param {string} text heading text
     * @param {number | string} [level=1] (optional) the heading level, default: 1
     *
     * @returns {Summary} summary instance
     */
    addHeading(text, level) {
        const tag = `h${level}`;
        const allowedTag = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].includes(tag)
            ? tag
            : 'h1';
        const element = this.wrap(allowedTag, text);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML thematic break (<hr>) to the summary buffer
     *
     * @returns {Summary} summary instance
     */
    addSeparator() {
        const element = this.wrap('hr', null);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML line break (<br>) to the summary buffer
     *
     * @returns {Summary} summary instance
     */
    addBreak() {
        const element = this.wrap('br', null);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML blockquote to the summary buffer
     *
     * @param {string} text quote text
     * @param {string} cite (optional) citation url
     *
     * @returns {Summary} summary instance
     */
    addQuote(text, cite) {
        const attrs = Object.assign({}, (cite && { cite }));
        const element = this.wrap('blockquote', text, attrs);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML anchor tag to the summary buffer
     *
     * @param {string} text link text/content
     * @param {string} href hyperlink
     *
     * @returns {Summary} summary instance
     */
    addLink(text, href) {
        const element = this.wrap('a', text, { href });
        return this.addRaw(element).addEOL();
    }
}
const _summary = new Summary();
/**
 * @deprecated use `core.summary`
 */
const markdownSummary = (/* unused pure expression or super */ null && (_summary));
const summary = (/* unused pure expression or super */ null && (_summary));
//# sourceMappingURL=summary.js.map
;// CONCATENATED MODULE: ./build/action/runner/workflow-commands.js



/*
 * What is used of `@actions/core`, under the names that it has there. By its modules: the library's entry brings an HTTP
 * client for identity tokens, and with it undici, which is most of the start of a small action.
 */

/** A line of the log, as it stands. */
function info(line) {
    process.stdout.write(line + external_node_os_namespaceObject.EOL);
}
function startGroup(title) {
    issue('group', title);
}
function endGroup() {
    issue('endgroup');
}
/** An annotation. The runner masks its message, and not its title. */
function error(message, { title }) {
    issueCommand('error', { title }, message);
}
/** An annotation. The runner masks its message, and not its title. */
function warning(message, { title }) {
    issueCommand('warning', { title }, message);
}
/** Lets the runner hide a value in all that comes after. */
function setSecret(value) {
    issueCommand('add-mask', {}, value);
}
/** @throws Error when the runner's file of outputs is not known or can't be written */
function setOutput(name, value) {
    file_command_issueFileCommand('OUTPUT', file_command_prepareKeyValueMessage(name, value));
}
/**
 * Keeps a value for the step's `post` part, which finds it in the variable `STATE_<name>`.
 *
 * @throws Error when the runner's file of states is not known or can't be written
 */
function saveState(name, value) {
    issueFileCommand('STATE', prepareKeyValueMessage(name, value));
}

;// CONCATENATED MODULE: ./build/action/runner/log.js




/** The runner cuts a message at 4,096 characters; what counts the rest has its room above this. */
const LONGEST_MESSAGE = 3_900;
/** The annotations of a level that reach the page; the runner drops the rest. */
const log_ANNOTATIONS_A_LEVEL = 10;
/** Of more lines an annotation shows the first on the page, and nobody reads the rest. */
const LINES_AN_ANNOTATION = 4;
/** Lines of one list; a log of some thousand lines is slow to open, and the manifest has all. */
const LINES_A_LIST = 200;
/**
 * The step's log and its annotations: the one way by which text reaches stdout. Everything passes through `printable`,
 * each annotation is printed once and in at most four lines, and of more than ten of a level the last one counts the rest.
 */
class Log {
    #printed = new Set();
    #count = { error: 0, warning: 0 };
    #inGroup = false;
    #held = { error: [], warning: [] };
    info(text) {
        info(printable(text));
    }
    /** The first lines of a list, and how many there are beside them. */
    list(texts) {
        for (const text of texts.slice(0, LINES_A_LIST))
            this.info(`  ${text}`);
        if (texts.length > LINES_A_LIST)
            this.info(`  and ${formatNumber(texts.length - LINES_A_LIST)} more`);
    }
    startGroup(title) {
        this.endGroup();
        this.#inGroup = true;
        startGroup(printable(title));
    }
    /** Closes the group that is open, if one is. */
    endGroup() {
        if (this.#inGroup)
            endGroup();
        this.#inGroup = false;
    }
    /** @param title fixed words, never text from outside: the runner does not mask it */
    error(title, ...lines) {
        this.#annotate('error', { title, lines: lines.map(printable) });
    }
    /** @param title fixed words, never text from outside: the runner does not mask it */
    warning(title, ...lines) {
        this.#annotate('warning', { title, lines: lines.map(printable) });
    }
    /** Prints what is still held back; nothing is annotated after it. */
    flush() {
        for (const level of ['error', 'warning']) {
            const [first, ...rest] = this.#held[level];
            if (first === undefined)
                continue;
            print(level, first, rest.length === 0 ? '' : `\nAnd ${rest.length} more, in the log.`);
            for (const { title, lines } of rest)
                for (const line of lines)
                    info(`${title}: ${line}`);
        }
    }
    #annotate(level, annotation) {
        const key = [annotation.title, ...annotation.lines].join('\n');
        if (this.#printed.has(key))
            return;
        this.#printed.add(key);
        this.#count[level] += 1;
        if (this.#count[level] < log_ANNOTATIONS_A_LEVEL)
            print(level, annotation);
        else
            this.#held[level].push(annotation);
    }
}
function print(level, { title, lines }, more = '') {
    const whole = joinLines(lines, more === '' ? LINES_AN_ANNOTATION : LINES_AN_ANNOTATION - 1);
    const shown = cut(whole, LONGEST_MESSAGE);
    if (shown !== whole)
        for (const line of lines)
            info(`${title}: ${line}`);
    const message = shown + more;
    if (level === 'error')
        error(message, { title });
    else
        warning(message, { title });
}
/** The lines, those that there is no room for in the last one. */
function joinLines(lines, most) {
    return [...lines.slice(0, most - 1), lines.slice(most - 1).join(' ')].slice(0, lines.length).join('\n');
}

;// CONCATENATED MODULE: ./build/api/asset-file-error.js
/** A file that can't be read as it was found: it vanished, changed its size, or may not be read. */
class AssetFileError extends Error {
    name = 'AssetFileError';
}

;// CONCATENATED MODULE: ./build/api/cancelled-error.js
/** A request that was not sent, or was ended, because the run was stopped. */
class CancelledError extends Error {
    name = 'CancelledError';
    constructor() {
        super('The run was stopped before this was done');
    }
}

;// CONCATENATED MODULE: ./build/support/errors.js
const DEEPEST = 8;
/**
 * The messages of an error and of everything that caused it, outermost first, without repetition.
 *
 * An `AggregateError`, which Node throws with an empty message when every address of a host refuses, stands for
 * the errors in it.
 */
function causeChain(error) {
    const messages = [];
    const visit = (value, depth) => {
        if (value === undefined || value === null || depth > DEEPEST)
            return;
        const message = value instanceof Error ? value.message || codeOf(value) : String(value);
        if (message !== '' && !messages.includes(message))
            messages.push(message);
        if (value instanceof AggregateError)
            for (const inner of value.errors)
                visit(inner, depth + 1);
        if (value instanceof Error)
            visit(value.cause, depth + 1);
    };
    visit(error, 0);
    return messages;
}
function codeOf(error) {
    if (error instanceof AggregateError)
        return '';
    return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

;// CONCATENATED MODULE: ./build/api/errors.js



/** No answer, or not a whole one. `cause` is what Node said. */
class NetworkError extends RequestError {
    name = 'NetworkError';
    reason;
    /** Host and port of the proxy that the request went through, if any. */
    proxy;
    constructor(reason, request, cause) {
        const causes = causeChain(cause).map(quoteOutsideText).join(': ');
        super(`${request.method} ${request.location}: ${causes}`, request, { cause });
        this.reason = reason;
        this.proxy = request.proxy;
    }
}

;// CONCATENATED MODULE: ./build/api/rate-limited-error.js

/** 429: too many requests (service spec part 7). */
class RateLimitedError extends RequestError {
    name = 'RateLimitedError';
    constructor(request) {
        super(`${request.method} ${request.location} answered 429: too many requests`, request);
    }
}

;// CONCATENATED MODULE: ./build/api/service-error.js

/** Any other answer that is not 2xx, or a 2xx whose body lacks what the spec shows for it. */
class ServiceError extends RequestError {
    name = 'ServiceError';
    status;
    /** What tells this answer from others of its status: the body's `error`, or what a 2xx lacks; may be empty. */
    code;
    /** @param what what is wrong, to follow the status: `answered 500: <what>` */
    constructor(request, status, what, code = what) {
        super(`${request.method} ${request.location} answered ${status}: ${what}`, request);
        this.status = status;
        this.code = code;
    }
}

;// CONCATENATED MODULE: ./build/api/storage-refused-error.js

/** The storage answered a PUT with anything but 2xx. The token was not part of that request. */
class StorageRefusedError extends RequestError {
    name = 'StorageRefusedError';
    status;
    refusal;
    constructor(location, status, refusal) {
        const said = [refusal.code, refusal.message].filter((word) => word !== undefined).join(': ');
        super(`PUT ${location} answered ${status}: ${said || 'no explanation was given'}`, {
            method: 'PUT',
            location,
        });
        this.status = status;
        this.refusal = refusal;
    }
    /**
     * Whether the address had expired, so that a new one may do: S3 says it in the message, others in the code. The
     * credentials that signed it may have expired as well, for which S3 has a 400.
     */
    get expired() {
        if (this.status === 400 && this.refusal.code === 'ExpiredToken')
            return true;
        return this.status === 403 && /expired/i.test(`${this.refusal.code} ${this.refusal.message}`);
    }
}

;// CONCATENATED MODULE: ./build/support/format.js

/** A duration for people: `850 ms`, `12.3 s`, `4 min 5 s`. */
function formatDuration(exactMs) {
    // A timer may be early by a part of a millisecond, and a wait of 1 s is not one of 0.9 s.
    const ms = Math.round(exactMs);
    if (ms < 1000)
        return `${ms} ms`;
    if (ms < 60_000)
        return `${Math.floor(ms / 100) / 10} s`;
    const seconds = Math.floor(ms / 1000);
    return `${formatNumber(Math.floor(seconds / 60))} min ${seconds % 60} s`;
}

;// CONCATENATED MODULE: ./build/support/plural.js

/** A number with its noun: `1 file`, `2 files`, `3 matches` by an explicit plural. */
function plural_plural(count, singular, many = `${singular}s`) {
    return `${formatNumber(count)} ${count === 1 ? singular : many}`;
}

;// CONCATENATED MODULE: ./build/action/failures/service-advice.js
/** What to check where the service refuses a request, by the end of its address. */
const CHECK = [
    [/\/storage\/urls$/, 'Check `organization`, and the name and content type of the file,'],
    [/\/export$/, 'Check `variant` and `network`'],
    [/\/assets$/, 'Check `organization`'],
    [/\/games\/[^/]+$/, 'Check `game`'],
];
/** A sentence that says what to do about an answer of the service that is no success. */
function adviseOnService({ method, status, location }) {
    if (status === 404 && /\/games\/[^/]+$/.test(location)) {
        return 'Check `game`: is there a game with this id in the organization of the token? Else check `base-url`.';
    }
    if (status === 404 || (status >= 300 && status < 400))
        return 'Check `base-url`: the address with its path prefix.';
    if (status >= 500 || status === 408 || status === 425)
        return 'Run again; where it stays, report it to the service with this message.';
    if (status < 400)
        return 'Check `base-url`: this does not look like an answer of the service.';
    const check = location.endsWith('/games')
        ? `Check ${method === 'POST' ? '`name` and `organization`' : '`page-size`'}`
        : CHECK.find(([address]) => address.test(location))?.[1];
    return `${check ?? 'Check the inputs'} against what the service says.`;
}

;// CONCATENATED MODULE: ./build/action/failures/explain-failure.js











const NEW_TOKEN = "Make a new one in the service's developer area, under tokens, and store it in the secret behind `token`.";
/** What happened and what to do, in sentences. `undefined` for what was only stopped by something else. */
function explain_failure_explainFailure(failure, context) {
    const { error } = failure;
    const tried = sayEffort(failure, context.limits);
    if (error instanceof CancelledError)
        return undefined;
    if (error instanceof NetworkError && error.reason === 'cancelled')
        return undefined;
    if (error instanceof token_rejected_error_TokenRejectedError) {
        const what = `The service does not accept the token: it is missing, expired or invalid. ${sentence(error.message)}`;
        return { title: 'Token rejected (401)', cause: '401', what, advice: NEW_TOKEN };
    }
    if (error instanceof permission_denied_error_PermissionDeniedError) {
        const { scope } = error;
        const advice = scope === undefined
            ? 'Check that the token belongs to this organization and has the scopes that it needs (developer area, tokens).'
            : `Give the token the scope \`${scope}\` (developer area, tokens), or use one that has it.`;
        const lacks = scope === undefined ? 'The service refuses this token.' : `The token lacks the scope \`${scope}\`.`;
        return {
            title: 'Permission denied (403)',
            cause: '403',
            what: `${lacks} ${sentence(error.message)}`,
            advice,
        };
    }
    if (error instanceof RateLimitedError) {
        const one = context.oneAtATime ? 'Run again later' : 'Run again later, lower `concurrency`';
        const advice = `${one}, or raise \`max-attempts\` and \`max-retry-wait\`.`;
        const cause = `${error.location} ${failure.because}`;
        return { title: 'Rate limited (429)', cause, what: `${sentence(error.message)}${tried}`, advice };
    }
    if (error instanceof StorageRefusedError) {
        const cause = `${error.status} ${error.refusal.code} ${failure.because}`;
        const what = `The storage refused it. ${sentence(error.message)}${tried}`;
        return { title: 'Storage refused the upload', cause, what, advice: adviseOnStorage(error) };
    }
    if (error instanceof ServiceError) {
        const advice = isUnknown(failure) ? lookFirst(error) : adviseOnService(error);
        return {
            title: 'Service error',
            // Its words may name a request or a file, which would make a cause of each.
            cause: `${error.method} ${error.location} ${error.status} ${error.code}`,
            what: `${sentence(error.message)}${tried}`,
            advice,
        };
    }
    if (error instanceof NetworkError) {
        const proxy = error.proxy === undefined ? '' : ` The request went through the proxy ${error.proxy}.`;
        const advice = (isUnknown(failure) ? lookFirst(error) : NETWORK_ADVICE[error.reason]) + proxy;
        const cause = error.message.slice(error.message.indexOf(': '));
        return { title: 'Network failure', cause, what: `${sentence(error.message)}${tried}`, advice };
    }
    if (error instanceof AssetFileError) {
        const advice = 'Check that nothing writes to the files, or removes them, while they are uploaded.';
        const cause = error.message.replace(/\d+/g, '0');
        return { title: 'File not readable', cause, what: `${sentence(error.message)}`, advice };
    }
    const advice = 'This is a bug in the action: please report it with this message.';
    return { title: 'Unexpected error', cause: error.message, what: `${sentence(error.message)}`, advice };
}
/** The message ends with words from outside, which may or may not end with a full stop. */
function sentence(message) {
    return `${message.replace(/[.\s]+$/, '')}.`;
}
function lookFirst({ location }) {
    const what = location.endsWith('/games') ? 'created' : 'triggered';
    return `It may have been ${what}: look in the service before you run it again.`;
}
const NETWORK_ADVICE = {
    unreachable: 'Check that this runner may reach the host, and where it is the one in `base-url`, that this is right.',
    'untrusted-certificate': 'Behind a private certificate authority, point NODE_EXTRA_CA_CERTS at its certificate; else check the address, and whether the certificate is for it and still valid.',
    timeout: 'Run again, or raise `request-timeout` where the other side is slow.',
    broken: 'Run again; where it stays, something between this runner and the host ends connections.',
    cancelled: '',
};
function isUnknown({ because }) {
    return because === 'may-have-been-done';
}
function sayEffort({ because, effort }, { maxRetryWaitMs }) {
    const { attempts, waitedMs, askedMs } = effort;
    const soFar = `Tried ${plural_plural(attempts, 'time')}, with ${formatDuration(waitedMs)} of waiting in between.`;
    if (because === 'wait-too-long' && askedMs !== undefined) {
        const asked = `${Math.ceil(askedMs / 1000)} s`;
        return ` It asked for a wait of ${asked}, and \`max-retry-wait\` allows ${maxRetryWaitMs / 1000} s. ${soFar}`;
    }
    return attempts > 1 || because === 'attempts-exhausted' ? ` ${soFar}` : '';
}
function adviseOnStorage({ refusal, expired, status }) {
    if (expired)
        return 'The address expired before the upload began, twice: check the clock of this runner.';
    if (refusal.code === 'SignatureDoesNotMatch') {
        return 'The address was signed for another request: look for a proxy that rewrites headers, or report it to the service.';
    }
    if (status === 413 || refusal.code === 'EntityTooLarge')
        return 'The file is larger than the storage takes.';
    if (status >= 300 && status < 400)
        return 'It answered with a redirect, which is not followed. Report it to the service.';
    return status >= 500 || status === 429
        ? 'Run again; where it stays, report it to the service with this message.'
        : "Check the file's size and content type; where both are right, report it to the service with this message.";
}

;// CONCATENATED MODULE: ./build/action/failures/failures.js





/** Text from outside is a part of most causes: with more of them than this, those of one title count as one. */
const MOST_CAUSES = 40;
/** The failure of a single call; `undefined` for one that was only stopped by something else. */
function failureOf(failure, context) {
    const explanation = explain_failure_explainFailure(failure, context);
    return explanation && { title: explanation.title, lines: [explanation.what, explanation.advice] };
}
/** The failures of a report, those of one cause together. */
function failuresOf(report, context) {
    const causes = new Map();
    const add = (failure, list, name) => {
        const explanation = explainFailure(failure, context);
        if (explanation === undefined)
            return;
        const own = `${explanation.title}\n${explanation.cause}`;
        const isOwn = causes.has(own) || causes.size < MOST_CAUSES;
        const key = isOwn ? own : explanation.title;
        const first = isOwn
            ? explanation
            : { ...explanation, what: `Of many answers, the first: ${explanation.what}` };
        const known = causes.get(key) ?? { explanation: first, files: [], failed: [], unknown: [] };
        // That something may have been done is the more important advice.
        causes.set(key, list === 'unknown' ? { ...known, explanation } : known);
        // That the token is refused says nothing about the file or the export that happened to come first.
        if (!forbidsFurtherRequests(failure.error))
            known[list].push(name);
    };
    for (const outcome of report.uploads) {
        if (outcome.status === 'failed')
            add(outcome.failure, 'files', outcome.asset.path);
    }
    for (const outcome of report.exports) {
        if (outcome.status === 'failed' || outcome.status === 'unknown') {
            add(outcome.failure, outcome.status, nameExport(outcome));
        }
    }
    return inOrder([...causes.values()]).map(({ explanation: { title, what, advice }, files, failed, unknown }) => {
        const where = [
            sayWhich(files, 'file not uploaded', 'files not uploaded'),
            sayWhich(failed, 'export not triggered', 'exports not triggered'),
            sayWhich(unknown, 'export that may have been triggered', 'exports that may have been triggered'),
        ];
        const which = where.filter((words) => words !== '').join('; ');
        return { title, lines: [...(which === '' ? [] : [which]), what, advice] };
    });
}
/** As they came up; where not all of them reach the page, those that befell most come first. */
function inOrder(causes) {
    const count = ({ files, failed, unknown }) => files.length + failed.length + unknown.length;
    return causes.length <= ANNOTATIONS_A_LEVEL ? causes : causes.toSorted((a, b) => count(b) - count(a));
}
/** An export as people speak of it. */
function nameExport({ variantId, network }) {
    return `${variantId} to ${network}`;
}
function sayWhich(names, one, many) {
    return names.length === 0 ? '' : `${plural(names.length, one, many)}: ${nameSome(names)}`;
}

;// CONCATENATED MODULE: ./build/action/inputs/invalid-input.js



/** The runner cuts an annotation at 4,096 characters; the rest is for what stands around the problems. */
const invalid_input_LONGEST = 3_600;
/** An annotation has four lines: this many are for the problems. */
const MOST_LINES = 3;
/**
 * An `Invalid input` that names every problem, in at most four lines: one a line where they are few, else several. Where
 * they are too long for one annotation each is cut, and all are in the log.
 *
 * @param problems those to be named, one sentence each without a full stop
 * @param details all there are
 * @param left what was left undone
 */
function listProblems(problems, details = problems, left = 'sent') {
    const texts = problems.map(printable);
    const total = texts.reduce((sum, text) => sum + text.length, 0);
    const longest = Math.floor(invalid_input_LONGEST / texts.length);
    const shown = total > invalid_input_LONGEST ? texts.map((text) => cut(text, longest)) : texts;
    const inLog = details.length > MOST_LINES || total > invalid_input_LONGEST;
    const advice = `Nothing was ${left}. ${ADVICE}${inLog ? `; the log lists ${plural_plural(details.length, 'problem')}` : ''}.`;
    return { title: 'Invalid input', lines: [...spread(shown), advice], ...(inLog && { details }) };
}
const ADVICE = "Correct it in the step's `with`, or what it names";
/** The texts over at most three lines, as evenly as they come. */
function spread(texts) {
    const aLine = Math.ceil(texts.length / MOST_LINES);
    const starts = texts.flatMap((_, index) => (index % aLine === 0 ? index : []));
    return starts.map((start) => texts.slice(start, start + aLine).join(' \u00b7 '));
}

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __nccwpck_require__(7067);
var external_node_http_namespaceObject = /*#__PURE__*/__nccwpck_require__.t(external_node_http_, 2);
;// CONCATENATED MODULE: ./build/support/address-location.js
/** The part of an address that may be shown: origin and path, never the query, which may hold a signature. */
function addressLocation(url) {
    return `${url.origin}${url.pathname}`;
}

;// CONCATENATED MODULE: ./build/api/body/spare-buffers.js
/** Smaller ones come out of Node's own pool, and cost next to nothing. */
const SMALLEST_BYTES = (/* unused pure expression or super */ null && (4 * 1024));
/** More than there are files in flight are never free at once. */
const MOST_SPARE = 128;
/** By their size in bytes, a power of two. */
const spare = new Map();
const lent = new WeakSet();
/**
 * A buffer of `size` bytes with anything in it. Memory that is new to the process costs more than what is read into it: the
 * system has to clear it, and the garbage collector to find it.
 */
function takeBuffer(size) {
    if (size < SMALLEST_BYTES)
        return Buffer.allocUnsafe(size);
    const capacity = 2 ** Math.ceil(Math.log2(size));
    const memory = spare.get(capacity)?.pop() ?? new ArrayBuffer(capacity);
    lent.add(memory);
    return Buffer.from(memory, 0, size);
}
/** Gives a buffer back that nobody will read any more, where it was taken here; to do it twice does no harm. */
function giveBack({ buffer }) {
    if (!lent.delete(buffer))
        return;
    const free = spare.get(buffer.byteLength) ?? [];
    spare.set(buffer.byteLength, free);
    if (free.length < MOST_SPARE)
        free.push(buffer);
}

// EXTERNAL MODULE: ./node_modules/@actions/http-client/lib/proxy.js
var lib_proxy = __nccwpck_require__(9783);
;// CONCATENATED MODULE: ./build/api/http/agents.js


/**
 * The connections of a run: kept alive or not, and through the proxy that the environment names for an address.
 *
 * Which proxy that is `@actions/http-client` says, as on every runner, and it also makes the way through it. It is loaded only
 * then: it brings undici, which takes longer to load than all else together, and which nobody without a proxy needs.
 */
class Connections {
    #keptAlive = { 'http:': new Map(), 'https:': new Map() };
    #usedOnce = { 'http:': new Map(), 'https:': new Map() };
    #idleTimeoutMs;
    /** @param idleTimeoutMs time without progress, in either direction, after which a connection says that it timed out */
    constructor(idleTimeoutMs) {
        this.#idleTimeoutMs = idleTimeoutMs;
    }
    /** The agent for this address, where there is one already. */
    known(url, keepAlive) {
        return this.#agents(url, keepAlive).get(url.host);
    }
    /** An agent for this address. */
    async open(url, keepAlive) {
        const agent = await (this.proxyOf(url) === undefined
            ? direct(url, { keepAlive, timeout: this.#idleTimeoutMs })
            : proxied(url, keepAlive));
        const known = this.known(url, keepAlive);
        if (known === undefined)
            this.#agents(url, keepAlive).set(url.host, agent);
        return known ?? agent;
    }
    /** The proxy for this address, if there is one that can be used. It may hold a user and a password. */
    proxyOf(url) {
        try {
            const proxy = (0,lib_proxy/* getProxyUrl */.s)(url);
            return proxy?.hostname ? proxy : undefined;
        }
        catch {
            return undefined;
        }
    }
    /** Ends them all; a tunnel ends with its request. */
    close() {
        for (const agents of [this.#keptAlive, this.#usedOnce])
            for (const byHost of Object.values(agents))
                for (const agent of byHost.values())
                    if (agent instanceof external_node_http_.Agent)
                        agent.destroy();
    }
    #agents({ protocol }, keepAlive) {
        const agents = keepAlive ? this.#keptAlive : this.#usedOnce;
        return agents[protocol === 'https:' ? 'https:' : 'http:'];
    }
}
/** TLS is loaded with the first connection that needs it. */
async function direct({ protocol }, options) {
    const { Agent } = protocol === 'https:' ? await Promise.resolve(/* import() */).then(__nccwpck_require__.t.bind(__nccwpck_require__, 4708, 19)) : external_node_http_namespaceObject;
    const agent = new Agent(options);
    // All its connections lead to one place: there is no need to put a name for that together several times a request.
    agent.getName = () => 'the one';
    return agent;
}
/** A client keeps one agent, made for the protocol of its first request: hence a client an agent. */
async function proxied({ href, protocol }, keepAlive) {
    const { HttpClient } = await __nccwpck_require__.e(/* import() */ 779).then(__nccwpck_require__.bind(__nccwpck_require__, 2779));
    const agent = new HttpClient('', [], { keepAlive }).getAgent(href);
    // Node asks an agent what it is for, and a tunnel's says nothing.
    return Object.assign(agent, { protocol, defaultPort: protocol === 'https:' ? 443 : 80 });
}

;// CONCATENATED MODULE: ./build/api/http/hear-last-words.js
/**
 * Makes a failed write wait until what has arrived is read.
 *
 * A server that refuses a body may answer and close without reading it. Writing then fails, and a stream that has failed
 * drops the answer, though the system still holds it. Once for each connection is enough.
 */
function hearLastWords(socket) {
    const held = (done) => (error) => {
        // The first comes before the system is asked for what has arrived, the second after it.
        if (error)
            setImmediate(() => setImmediate(done, error));
        else
            done();
    };
    // What a stream calls to write: the one place before its failure is known to it.
    const { _write: write, _writev: writev } = socket;
    socket._write = (chunk, encoding, done) => write.call(socket, chunk, encoding, held(done));
    socket._writev = (chunks, done) => writev.call(socket, chunks, held(done));
}

;// CONCATENATED MODULE: ./build/api/http/exchange.js



/** Which exchange a connection is used by, or was last: one listener a connection instead of one a request. */
const users = new WeakMap();
/** One request on the wire: sends the body, watches for progress, and knows how far it came. */
class Exchange {
    #bytes;
    #size;
    #idleTimeoutMs;
    #request;
    #socket;
    #connectTimer;
    #fail = () => undefined;
    #connected = false;
    #timedOut = false;
    #cancelled = false;
    #sentWhole = false;
    #over = false;
    #answered = false;
    #bodyError;
    /** @param idleTimeoutMs time without progress, in either direction, after which the request is ended */
    constructor(body, idleTimeoutMs) {
        this.#bytes = body.bytes;
        this.#size = body.size;
        this.#idleTimeoutMs = idleTimeoutMs;
    }
    /**
     * Sends the request that `open` makes. Resolves with its answer, whose body has still to be read.
     *
     * @throws Error whatever comes instead of an answer, `open`'s own error included
     */
    async start(open) {
        const request = open();
        this.#request = request;
        const { promise, resolve, reject } = Promise.withResolvers();
        this.#fail = reject;
        request.on('response', (message) => {
            this.#answered = true;
            resolve(message);
        });
        request.on('error', reject);
        // An answer that ends HTTP (101) brings neither, only the end of the connection.
        request.on('close', () => {
            if (!this.#answered)
                reject(new Error('the connection was closed without an answer'));
        });
        request.on('socket', (socket) => this.#attach(socket));
        // A socket times itself; before there is one (a proxy's tunnel may never open) this timer does.
        if (!request.reusedSocket)
            this.#connectTimer = setTimeout(() => this.expire(), this.#idleTimeoutMs);
        if (isStream(this.#bytes)) {
            void this.#pump(this.#bytes, request);
        }
        else {
            request.end(this.#bytes);
            this.#sentWhole = true;
        }
        return promise;
    }
    /**
     * Whether the body has been handed to the connection to its end. An answer that comes before that says nothing about the
     * whole, and Node sends no more after it.
     */
    get sentWhole() {
        return this.#sentWhole;
    }
    /** Whether the system has all of what was sent, so that its memory may be used for something else. */
    get letGo() {
        return this.#request?.writableFinished ?? true;
    }
    /** Lets go of everything; a connection whose request was answered before it was sent whole can't be used again. */
    end() {
        clearTimeout(this.#connectTimer);
        this.#over = true;
        if (!this.#sentWhole)
            this.#request?.destroy();
    }
    /** Ends the request from here. */
    cancel() {
        this.#cancelled = true;
        this.#destroy(new Error('cancelled'));
    }
    /** Ends the request, unless that is over, because there was no progress for too long. */
    expire() {
        if (this.#over)
            return;
        this.#timedOut = true;
        this.#destroy(new Error('timed out'));
    }
    /** What an error that ended this exchange means. */
    explain(error, request) {
        if (this.#bodyError instanceof AssetFileError)
            return this.#bodyError;
        if (this.#cancelled)
            return new NetworkError('cancelled', request, new Error('cancelled'));
        if (this.#timedOut) {
            const idle = new Error(`no progress for ${this.#idleTimeoutMs / 1000} s`);
            return new NetworkError('timeout', request, idle);
        }
        if (this.#connected)
            return new NetworkError('broken', request, error);
        const refused = this.#socket && isSecure(this.#socket) && this.#socket.authorizationError;
        return new NetworkError(refused ? 'untrusted-certificate' : 'unreachable', request, error);
    }
    /** A request without a socket tells nobody of its end: whoever waits must be told from here. */
    #destroy(error) {
        this.#request?.destroy(error);
        this.#fail(error);
    }
    #attach(socket) {
        clearTimeout(this.#connectTimer);
        this.#socket = socket;
        if (!users.has(socket)) {
            hearLastWords(socket);
            socket.on('timeout', () => users.get(socket)?.expire());
        }
        users.set(socket, this);
        // What is sent at once makes it begin anew by itself.
        if (isStream(this.#bytes) || socket.timeout !== this.#idleTimeoutMs)
            socket.setTimeout(this.#idleTimeoutMs);
        const secure = isSecure(socket);
        const shaken = !secure || socket.authorized || Boolean(socket.authorizationError);
        this.#connected = !socket.connecting && shaken;
        if (this.#connected)
            return;
        socket.once(secure ? 'secureConnect' : 'connect', () => {
            this.#connected = true;
        });
    }
    /**
     * Sends block after block, each once the one before has been handed to the system: no more is held in memory, and an answer
     * that comes meanwhile is read before a connection that was closed behind it fails the next write.
     */
    async #pump(blocks, request) {
        const { promise: closed, resolve: close } = Promise.withResolvers();
        request.once('close', close);
        try {
            let sent = 0;
            for await (const block of blocks) {
                sent += block.length;
                // Here and not behind the loop: closing the file may take longer than the answer.
                this.#sentWhole = sent === this.#size;
                // A request that is destroyed before it has a socket forgets who waits for its writes.
                const written = new Promise((resolve) => request.write(block, resolve));
                const failed = await Promise.race([written, closed]);
                if (failed || request.destroyed)
                    return;
            }
            request.end();
        }
        catch (error) {
            this.#bodyError = error;
            this.#destroy(error);
        }
    }
}
function isStream(bytes) {
    return typeof bytes === 'object' && !Buffer.isBuffer(bytes);
}
/** By what it has: to import its class would load TLS for runs that never need it. */
function isSecure(socket) {
    return 'encrypted' in socket;
}

;// CONCATENATED MODULE: ./build/api/http/under-way.js
/**
 * What a cancellation has to end.
 *
 * A list, not a `Set`: V8 keeps the tables that a set has grown out of linked to their successors, and once one of them has
 * come to the old generation, all that was in any of them is taken for alive until a full collection.
 */
class UnderWay {
    #list = [];
    add(work) {
        this.#list.push(work);
    }
    delete(work) {
        const index = this.#list.indexOf(work);
        if (index === -1)
            return;
        const last = this.#list.pop();
        // Their order means nothing: the last one takes the place.
        if (last !== undefined && last !== work)
            this.#list[index] = last;
    }
    /** Those that end meanwhile may take themselves out. */
    cancelAll() {
        for (const work of [...this.#list])
            work.cancel();
    }
}

;// CONCATENATED MODULE: ./build/api/http/transport.js






/** Bytes of an answer's body that are kept where nothing else is said. */
const BODY_LIMIT_BYTES = 1024 * 1024;
const NOTHING = Buffer.alloc(0);
/**
 * HTTP as the runner does it: connections as `@actions/http-client` makes them, and an exchange over them that is ours. The
 * library's own has no signal and no body that can fail or be sent again, never settles when a body breaks, and names the
 * query, with its signature, when it times out.
 */
class HttpTransport {
    #connections;
    #underWay = new WeakMap();
    #userAgent;
    #idleTimeoutMs;
    /** @param idleTimeoutMs time without progress, in either direction, after which a request counts as failed */
    constructor(options) {
        this.#connections = new Connections(options.idleTimeoutMs);
        this.#userAgent = options.userAgent;
        this.#idleTimeoutMs = options.idleTimeoutMs;
    }
    /**
     * Sends one request, once; a redirect is an answer like any other.
     *
     * @returns any answer, whatever its status; one of 2xx only when the request was sent whole
     * @throws NetworkError when there is none, or only a part of one
     * @throws AssetFileError when the body can't be read
     */
    async send(request) {
        const { method, url, body, signal, reuseConnection, bodyLimitBytes = BODY_LIMIT_BYTES } = request;
        const agent = this.#connections.known(url, reuseConnection) ?? (await this.#connections.open(url, reuseConnection));
        const size = sizeOf(body);
        const bytes = isFile(body) ? await body.open() : body;
        const exchange = new Exchange({ bytes, size: size ?? 0 }, this.#idleTimeoutMs);
        const underWay = this.#exchangesUntil(signal);
        underWay.add(exchange);
        try {
            const answer = exchange.start(() => this.#open(request, size, agent));
            if (signal.aborted)
                exchange.cancel();
            const message = await answer;
            const { statusCode: status = 0, headers } = message;
            const read = await readBody(message, bodyLimitBytes);
            const done = status >= 200 && status < 300;
            if (done && !exchange.sentWhole)
                throw new Error('the answer came before the request was sent whole');
            return { status, headers, ...read };
        }
        catch (error) {
            throw exchange.explain(error, {
                method,
                location: addressLocation(url),
                proxy: this.#connections.proxyOf(url)?.host,
            });
        }
        finally {
            underWay.delete(exchange);
            exchange.end();
            if (Buffer.isBuffer(bytes) && exchange.letGo)
                giveBack(bytes);
        }
    }
    /** Closes every connection. */
    close() {
        this.#connections.close();
    }
    #open({ method, url, headers }, size, agent) {
        // The agent brings TLS where the protocol has it.
        return external_node_http_.request({
            method,
            protocol: url.protocol,
            host: resolvable(url.hostname),
            port: url.port,
            path: url.pathname + url.search,
            headers: this.#headers(url, headers, size),
            agent,
        });
    }
    /** Names and values in turn: from an object, Node first makes a table of them, to be looked into and changed. */
    #headers({ host }, headers, size) {
        const list = ['host', host];
        for (const name of Object.keys(headers))
            list.push(name, headers[name]);
        list.push('user-agent', this.#userAgent);
        if (size !== undefined)
            list.push('content-length', String(size));
        return list;
    }
    /** One listener a signal instead of one a request: all requests of a run end together. */
    #exchangesUntil(signal) {
        const known = this.#underWay.get(signal);
        if (known !== undefined)
            return known;
        const exchanges = new UnderWay();
        this.#underWay.set(signal, exchanges);
        signal.addEventListener('abort', () => exchanges.cancelAll());
        return exchanges;
    }
}
function isFile(body) {
    return typeof body === 'object' && 'open' in body;
}
function sizeOf(body) {
    if (typeof body === 'string')
        return Buffer.byteLength(body);
    return Buffer.isBuffer(body) ? body.length : body?.size;
}
/** Node's resolver takes an IPv6 address without its brackets. */
function resolvable(hostname) {
    return hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
}
function readBody(message, limitBytes) {
    return new Promise((resolve, reject) => {
        const chunks = [];
        let size = 0;
        const finish = () => {
            const [only = NOTHING] = chunks;
            const body = chunks.length > 1 ? Buffer.concat(chunks) : only;
            resolve({ body: body.subarray(0, limitBytes), truncated: size > limitBytes });
        };
        message.on('data', (chunk) => {
            chunks.push(chunk);
            size += chunk.length;
            if (size <= limitBytes)
                return;
            finish();
            message.destroy();
        });
        message.on('end', finish);
        message.on('error', reject);
        message.on('close', () => {
            // Most answers are whole by now, and an error costs its stack trace.
            if (!message.complete)
                reject(new Error('the connection was closed before the answer was whole'));
        });
    });
}

;// CONCATENATED MODULE: ./build/api/redaction/spellings.js
const BASE64_BYTES = 3;
const BASE64_CHARACTERS = 4;
/**
 * A pattern for a text in the spellings in which programs write it: as it is, behind backslashes or by its number as in JSON
 * (RFC 8259, 7), percent-coded (RFC 3986, 2.1), or as a character reference of HTML, also when one of these was written
 * by another. Only ASCII is meant.
 */
function spelled(text) {
    return [...text].map(spelledCharacter).join('');
}
function spelledCharacter(character) {
    const code = character.charCodeAt(0);
    const hex = code.toString(16).padStart(2, '0');
    const anyCase = hex.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
    return [
        String.raw `(?:\\{0,8}${RegExp.escape(character)}`,
        String.raw `\\{1,8}u00${anyCase}`,
        `%(?:25)*${anyCase}`,
        `&(?:amp;)*#0*${code};`,
        `&(?:amp;)*#[xX]0*${anyCase};)`,
    ].join('|');
}
/** What is the same of a text's base64 (RFC 4648, 4 and 5) wherever it starts in what was encoded. */
function base64Cores(text) {
    return [0, 1, 2].map((offset) => {
        const encoded = Buffer.concat([Buffer.alloc(offset), Buffer.from(text)]).toString('base64');
        // Characters that also hold bits of what stands before or behind.
        const before = Math.ceil((offset * BASE64_CHARACTERS) / BASE64_BYTES);
        const whole = Math.floor(((offset + Buffer.byteLength(text)) * BASE64_CHARACTERS) / BASE64_BYTES);
        return encoded.slice(before, whole);
    });
}

;// CONCATENATED MODULE: ./build/api/redaction/secrets.js

const HIDDEN = '***';
/** Shorter tokens are looked for as they are alone: their other spellings stand in any text. */
const SHORTEST_DISGUISED = 8;
/** What lies deeper in a value is left out: each level takes a part of the stack, here and wherever it is written. */
const secrets_DEEPEST = 200;
/** Shorter pieces of an address, such as a region, stand in many a text and open nothing. */
const SHORTEST_PIECE = 12;
/** To find the pieces takes time that most runs can save, and addresses that are kept as they are take memory. */
const MOST_LEARNED = 2_000;
const LONG_PIECES = new RegExp(`[a-z\\d]{${SHORTEST_PIECE},}`, 'gi');
/** Character codes first: the letters and digits in them are none of the text's. */
const PIECES = new RegExp(String.raw `%(?:25)*[\da-f]{2}|\\{1,8}u[\da-f]{4}|&#?\w+;|[a-z\d]{${SHORTEST_PIECE},}`, 'gi');
const secrets_QUERY = /[?#][^\s"'<>]*/g;
/**
 * What must not be told: the token, and everything in upload addresses beyond origin and path. The runner masks logs only,
 * while words from outside go to files and outputs as well.
 */
class Secrets {
    #token;
    #isShort;
    /** Of addresses, in lower case. */
    #pieces = new Set();
    /** Those of which the pieces are not known yet: most runs never ask for them. */
    #learned = [];
    constructor(token = '') {
        this.#isShort = token.length < SHORTEST_DISGUISED;
        if (token === '')
            return;
        const disguises = [...base64Cores(token).map(spelledBase64), hex(token), hex(token).toUpperCase()];
        const patterns = [spelled(token), ...(this.#isShort ? [] : disguises)];
        this.#token = new RegExp(patterns.join('|'), 'g');
    }
    /** From now on, what is secret in this upload address is hidden. */
    learnAddress(url) {
        this.#learned.push(url);
        if (this.#learned.length >= MOST_LEARNED)
            this.#digest();
    }
    /** The text with every secret in it hidden. */
    hide(text) {
        return this.hideAddresses(this.hideToken(text));
    }
    /** The text with the token in it hidden. */
    hideToken(text) {
        return this.#token === undefined ? text : text.replace(this.#token, HIDDEN);
    }
    /** The text with the secrets of upload addresses in it hidden. */
    hideAddresses(text) {
        this.#digest();
        if (this.#pieces.size === 0)
            return text;
        return text
            .replace(secrets_QUERY, (query) => query.replace(PIECES, this.#hidePiece) === query ? query : `${query.charAt(0)}${HIDDEN}`)
            .replace(PIECES, this.#hidePiece);
    }
    /**
     * The same for all texts in a JSON value, names of fields included; but a shorter token is no secret there: it is a part of
     * many an id, a name or a number, with which a workflow goes on.
     */
    hideIn(value, depth = 0) {
        if (depth > secrets_DEEPEST)
            return HIDDEN;
        if (typeof value === 'string')
            return this.#hideInValue(value);
        if (typeof value === 'number')
            return this.#hideInValue(String(value)) === String(value) ? value : HIDDEN;
        if (Array.isArray(value))
            return value.map((entry) => this.hideIn(entry, depth + 1));
        if (typeof value !== 'object' || value === null)
            return value;
        return Object.fromEntries(Object.entries(value).map(([name, content]) => [
            this.#hideInValue(name),
            this.hideIn(content, depth + 1),
        ]));
    }
    #hideInValue(text) {
        return this.#isShort ? this.hideAddresses(text) : this.hide(text);
    }
    #digest() {
        for (const url of this.#learned.splice(0))
            this.#learn(url);
    }
    #learn({ username, password, searchParams, search, hash }) {
        for (const part of [username, password, ...searchParams.values(), search, hash]) {
            for (const [piece] of part.matchAll(LONG_PIECES))
                this.#pieces.add(piece.toLowerCase());
        }
    }
    #hidePiece = (piece) => (this.#pieces.has(piece.toLowerCase()) ? HIDDEN : piece);
}
/** Base64 has two alphabets (RFC 4648, 4 and 5). */
function spelledBase64(text) {
    return [...text]
        .map((character) => {
        if (character === '+')
            return `(?:${spelled('+')}|-)`;
        return character === '/' ? `(?:${spelled('/')}|_)` : spelled(character);
    })
        .join('');
}
function hex(text) {
    return Buffer.from(text).toString('hex');
}

;// CONCATENATED MODULE: ./build/retry/adaptive-rate.js
/** Sustained rate after a refusal, as a share of the rate at which requests were accepted until then. */
const CUT = 0.98;
/** A measured rate counts for no less than this share of the present one: a chance 429 must not bring all to a halt. */
const LEAST = 0.8;
/** The rate grows by this share after a second, by twice that after the next, and so on, at most doubling. */
const GROWTH = 0.01;
const GROWTH_STEP_MS = 1_000;
/** Where too little was accepted to tell a rate it is looked for: from here, in requests a millisecond, \u2026 */
const SEARCH_FROM = 0.01;
/** \u2026 growing by this factor with every request that is accepted. */
const SEARCH_GROWTH = 1.5;
/** What a service says it takes again at once, it may take by as much more as rounding hides. */
const SLACK = 1.02;
/** So many accepted before the first refusal make a rate of their own. */
const ENOUGH = 20;
/** A limit does not refuse what it accepted before: so many such refusals in a row speak against there being one. */
const TOO_EARLY = 8;
/**
 * How fast requests may follow each other, found out from which are accepted.
 *
 * There is no limit before the first pause. After one, as many as were accepted in one go before may be sent at once, since a
 * bucket has filled or a window has begun meanwhile, and the others at the rate that was accepted between the last two
 * refusals, a little less, which then grows, at first slowly.
 */
class SendingRate {
    /** Requests a millisecond. */
    #rate = Number.POSITIVE_INFINITY;
    /** Whether enough was accepted to tell a rate; else it is looked for. */
    #known = false;
    #growth = GROWTH;
    #grownAtMs = 0;
    /** The next request beyond the burst. */
    #slotMs = 0;
    /** Requests that may be sent at once. */
    #credit = 0;
    /** Accepted in one go after a pause. */
    #burst = 0;
    #pauses = 0;
    /** Refusals in a row that came before the rate had grown to what was accepted before. */
    #early = 0;
    /** Since when acceptances are counted for the rate, and the rate at that time. */
    #since;
    #accepted = 0;
    #cycleAtMs;
    #acceptedInCycle = 0;
    /** @param nowMs when the first request can be sent at the earliest */
    constructor(nowMs) {
        this.#since = { atMs: nowMs, rate: this.#rate };
        this.#cycleAtMs = nowMs;
    }
    /** Whether any limit has been met. */
    get limited() {
        return this.#rate !== Number.POSITIVE_INFINITY;
    }
    /** When the last pause ended. */
    get cycleAtMs() {
        return this.#cycleAtMs;
    }
    /** Requests sent since then and accepted. */
    get acceptedInCycle() {
        return this.#acceptedInCycle;
    }
    /** When the next request may be sent. */
    nextMs(nowMs) {
        return this.limited && this.#credit < 1 ? Math.max(nowMs, this.#slotMs) : nowMs;
    }
    /** Takes the next place: when a request may be sent. */
    take(nowMs) {
        if (!this.limited)
            return nowMs;
        if (this.#credit >= 1) {
            this.#credit -= 1;
            return nowMs;
        }
        const atMs = this.nextMs(nowMs);
        this.#slotMs = atMs + 1 / this.#rate;
        return atMs;
    }
    /** A request was accepted that was sent before the last pause. */
    countLate() {
        this.#accepted += 1;
    }
    /** A request was accepted that was sent since the last pause. */
    count() {
        this.#accepted += 1;
        this.#acceptedInCycle += 1;
    }
    /** Time passes, and requests are accepted. */
    grow(nowMs) {
        if (!this.limited)
            return;
        if (!this.#known)
            this.#rate *= SEARCH_GROWTH;
        for (; nowMs - this.#grownAtMs >= GROWTH_STEP_MS; this.#grownAtMs += GROWTH_STEP_MS) {
            this.#rate *= 1 + this.#growth;
            this.#growth = Math.min(1, this.#growth * 2);
        }
        // What was accepted at a much lower rate says little about the limit.
        if (this.#known && this.#rate > this.#since.rate * 2) {
            this.#since = { atMs: nowMs, rate: this.#rate };
            this.#accepted = 0;
        }
    }
    /**
     * A request was refused at this rate.
     *
     * @param steady whether about as many were accepted before it as before the last one
     */
    refused(steady) {
        const early = this.#pauses > 1 && !steady && this.#rate * CUT <= this.#since.rate;
        this.#early = early ? this.#early + 1 : 0;
    }
    /** Goes on after a pause, at a rate that the refusal before it and what was accepted tell. */
    resume(pause, nowMs) {
        if (this.#early >= TOO_EARLY) {
            this.#forget(nowMs);
            return;
        }
        const { fromMs, asked, periodMs } = pause;
        const first = this.#pauses === 0;
        const measured = this.#measure(pause, nowMs);
        const unused = this.#credit >= 1;
        this.#burst =
            first || unused
                ? Math.max(1, this.#acceptedInCycle)
                : Math.max(this.#burst, Math.min(this.#acceptedInCycle, this.#burst * 2));
        // What was accepted in no more time than the pause took will be again.
        const again = asked && fromMs - this.#cycleAtMs <= nowMs - fromMs;
        const inPause = measured * (nowMs - fromMs);
        if (again)
            this.#credit = this.#acceptedInCycle;
        else if (asked)
            this.#credit = Math.min(this.#burst, inPause * SLACK);
        else if (periodMs !== undefined)
            this.#credit = this.#burst - 1;
        else
            this.#credit = first ? 0 : Math.min(this.#burst, inPause);
        // It said when to come again: one may come for certain. Else the probe was the one.
        if (asked)
            this.#credit = Math.max(1, this.#credit);
        // What was accepted before a long pause says little, and the wait that ended it says one thing for certain.
        const least = Math.max(this.#pauses > 1 ? this.#rate * LEAST : 0, 1 / Math.max(1, nowMs - fromMs));
        this.#known = first ? this.#acceptedInCycle >= ENOUGH : this.#accepted > 0;
        this.#rate = Math.max(measured * CUT, this.#known ? least : SEARCH_FROM);
        // What is sent at once beyond the rate is an advance.
        const repaidMs = asked && !again ? fromMs + (this.#credit + 1) / this.#rate : nowMs + 2 / this.#rate;
        this.#slotMs = Math.max(nowMs, repaidMs);
        this.#growth = GROWTH;
        this.#grownAtMs = nowMs;
        this.#since = { atMs: fromMs, rate: this.#rate };
        this.#accepted = 0;
        this.#cycleAtMs = nowMs;
        this.#acceptedInCycle = 0;
        this.#pauses += 1;
    }
    #forget(nowMs) {
        this.#rate = Number.POSITIVE_INFINITY;
        this.#since = { atMs: nowMs, rate: this.#rate };
        this.#accepted = 0;
        this.#cycleAtMs = nowMs;
        this.#acceptedInCycle = 0;
        this.#credit = 0;
        this.#pauses = 0;
        this.#early = 0;
    }
    /** What was accepted a millisecond: between two refusals, or before the second one, until more was taken again. */
    #measure({ fromMs, asked, periodMs }, nowMs) {
        const untilMs = this.#pauses === 0 ? nowMs : fromMs;
        const measured = this.#accepted / Math.max(1, untilMs - this.#since.atMs);
        return asked || periodMs === undefined ? measured : Math.max(measured, this.#acceptedInCycle / periodMs);
    }
}

;// CONCATENATED MODULE: ./build/retry/rate-limiter.js

/** Limits are counted by the second, the minute or a round part of them: 429 without a wait is asked after at those. */
const USUAL_PERIODS_MS = [100, 1_000, 2_000, 5_000, 10_000, 15_000, 20_000, 30_000, 60_000];
/** Comes behind a period, so as not to arrive before its end. */
const MARGIN_MS = 5;
/** An upload may take long, and whether it is refused is often clear at once: others don't wait for longer than this. */
const PROBE_MS = 1_000;
/** No place is taken so far ahead that a rate which grows could not reach it any more. */
const HORIZON_MS = 250;
/** Fewer accepted in a period say nothing about its length. */
const FEW = 5;
/**
 * The pace of all requests to one side, as a pure state machine; every method takes the time, in milliseconds of one
 * monotonic clock.
 *
 * A refusal (429, or 503 with `Retry-After`) pauses all requests: as long as the answer asks for, else for a backoff, after
 * which a single request finds out whether the pause is over. How fast they may follow each other then is up to
 * `SendingRate`.
 *
 * The spec shows neither limit nor headers (service spec part 8); bench/pace compares this with others.
 */
class Pace {
    #rate;
    #era = 0;
    #given = 0;
    /** Requests of which nothing is known yet. */
    #underWay = 0;
    #acceptedInLastCycle;
    /** From the end of a pause to the end of the next one, where the side says nothing but was found to count so. */
    #periodMs;
    /** Whether the last refusal befell a request that was under way alone. */
    #unclear = false;
    #pause;
    /** @param nowMs when the first request can be sent at the earliest */
    constructor(nowMs) {
        this.#rate = new SendingRate(nowMs);
    }
    /** When the next request may be sent; it counts as sent then. */
    turn(nowMs) {
        const pause = this.#pause;
        if (pause !== undefined) {
            if (nowMs < pause.untilMs)
                return { kind: 'later', atMs: pause.untilMs };
            if (!pause.asked) {
                if (nowMs < pause.nextProbeMs)
                    return { kind: 'later', atMs: pause.nextProbeMs };
                pause.nextProbeMs = nowMs + PROBE_MS;
                pause.probe = this.#ticket();
                return { kind: 'given', atMs: nowMs, ticket: pause.probe };
            }
            this.#resume(pause, nowMs);
        }
        if (this.#rate.nextMs(nowMs) > nowMs + HORIZON_MS)
            return { kind: 'later', atMs: nowMs + HORIZON_MS };
        return { kind: 'given', atMs: this.#rate.take(nowMs), ticket: this.#ticket() };
    }
    /** Changes whenever a pause begins or ends. */
    get era() {
        return this.#era;
    }
    /** Whether no pause began or ended since the ticket was given. */
    holds({ era }) {
        return era === this.#era;
    }
    /** The request was not refused for its rate, whatever else became of it. */
    passed(ticket, nowMs) {
        this.#underWay -= 1;
        if (!this.holds(ticket)) {
            if (this.#pause !== undefined && ticket.order > this.#pause.order)
                this.#pause.acceptedAfter += 1;
            this.#rate.countLate();
            return;
        }
        if (this.#pause === undefined)
            this.#rate.grow(nowMs);
        // A probe that was accepted does not shorten what another request was asked to wait meanwhile.
        else if (!this.#pause.asked)
            this.#resume(this.#pause, nowMs);
        this.#rate.count();
    }
    /** The request never arrived: another one has to find out what it was to find out. */
    lost(ticket) {
        this.#underWay -= 1;
        if (this.#pause?.probe === ticket)
            this.#pause.nextProbeMs = 0;
    }
    /** The request was refused for its rate. Returns how long all others now wait, in milliseconds. */
    throttled(ticket, nowMs, { askedMs, backoffMs }) {
        const asked = askedMs !== undefined;
        const untilMs = nowMs + (askedMs ?? backoffMs);
        this.#underWay -= 1;
        if (this.#pause === undefined) {
            const late = !this.holds(ticket);
            // Sent before the last pause, it says nothing new, but what it asks for.
            if (late && !asked)
                return 0;
            this.#pause = late
                ? { ...this.#newPause(ticket, nowMs, untilMs), asked, late }
                : this.#begin(ticket, nowMs, untilMs, asked);
        }
        else if (!this.holds(ticket)) {
            // Under way when the pause began.
            if (ticket.order > this.#pause.order)
                this.#pause.refusedAfter += 1;
            this.#pause.asked ||= asked;
            if (asked || !this.#pause.planned)
                this.#pause.untilMs = Math.max(this.#pause.untilMs, untilMs);
        }
        else {
            this.#era += 1;
            const refusedAfter = this.#pause.refusedAfter + 1;
            const byChance = !this.#rate.limited && refusedAfter < this.#pause.acceptedAfter;
            this.#periodMs = asked || byChance ? undefined : this.#nextPeriod(nowMs);
            const next = asked || this.#periodMs === undefined ? untilMs : this.#periodEnd(this.#periodMs);
            this.#pause = {
                ...this.#pause,
                untilMs: next,
                asked,
                planned: !asked,
                probe: undefined,
                nextProbeMs: 0,
                refusedAfter,
            };
        }
        return Math.max(0, this.#pause.untilMs - nowMs);
    }
    #ticket() {
        this.#given += 1;
        this.#underWay += 1;
        return { era: this.#era, order: this.#given };
    }
    #begin(ticket, nowMs, untilMs, asked) {
        const [count, last = count] = [this.#rate.acceptedInCycle, this.#acceptedInLastCycle];
        this.#acceptedInLastCycle = count;
        // A side that counts by periods takes the same number in each.
        const steady = count >= FEW && Math.abs(count - last) <= last * 0.1;
        if (!steady)
            this.#periodMs = undefined;
        this.#rate.refused(steady);
        const endMs = this.#periodMs === undefined ? 0 : this.#periodEnd(this.#periodMs);
        const planned = !asked && endMs > untilMs;
        return { ...this.#newPause(ticket, nowMs, planned ? endMs : untilMs), asked, planned };
    }
    #newPause({ order }, nowMs, untilMs) {
        this.#era += 1;
        return {
            fromMs: nowMs,
            untilMs,
            asked: false,
            planned: false,
            nextProbeMs: 0,
            order,
            late: false,
            accompanied: this.#underWay > 0,
            acceptedAfter: 0,
            refusedAfter: 0,
        };
    }
    #nextPeriod(nowMs) {
        return USUAL_PERIODS_MS.find((ms) => this.#periodEnd(ms) > nowMs);
    }
    #periodEnd(periodMs) {
        return this.#rate.cycleAtMs + periodMs + MARGIN_MS;
    }
    #resume(pause, nowMs) {
        if (!pause.late && !this.#isByChance(pause))
            this.#rate.resume({ ...pause, periodMs: this.#periodMs }, nowMs);
        this.#pause = undefined;
        this.#era += 1;
    }
    /**
     * Whether a request was refused while no limit is known, and those that came after it were not: by a single backend that
     * is busy, say. A limit that is reached refuses them all. Where none came after it, the next refusal decides.
     */
    #isByChance({ accompanied, acceptedAfter, refusedAfter }) {
        if (this.#rate.limited)
            return false;
        const wasUnclear = this.#unclear;
        this.#unclear = !accompanied;
        return accompanied ? refusedAfter <= acceptedAfter : !wasUnclear;
    }
}

;// CONCATENATED MODULE: ./build/retry/shared-limiter.js

/** Of a request that is not going to be sent. */
const NO_TICKET = { era: -1, order: 0 };
/** So many requests in a row that used up all their attempts, with none accepted for so long, speak for the others. */
const GIVEN_UP_IN_A_ROW = 16;
const GIVEN_UP_AFTER_MS = 30_000;
/** The one pace of all requests to one side, and the waits that it imposes on them. */
class SharedPace {
    #clock;
    #waiting;
    #pace;
    /** Aborted, and replaced, when there is something new for those who wait. */
    #alarm = new AbortController();
    #watched = new WeakSet();
    #blockade;
    #released = false;
    #givenUp = 0;
    #acceptedAtMs;
    /** @param waiting where the waits are added up, those of other sides too */
    constructor(clock, waiting) {
        this.#clock = clock;
        this.#waiting = waiting;
        this.#acceptedAtMs = clock.monotonicMs();
        this.#pace = new Pace(this.#acceptedAtMs);
    }
    /** Resolves when a request may be sent, or as soon as there is no point in waiting: aborted, blocked or released. */
    async turn(signal) {
        this.#watch(signal);
        for (;;) {
            const { era } = this.#pace;
            const nowMs = this.#clock.monotonicMs();
            const turn = this.#pace.turn(nowMs);
            // The end of a pause is news for all who wait.
            if (this.#pace.era !== era)
                this.#ring();
            if (turn.kind === 'given') {
                if (turn.atMs > nowMs)
                    await this.#until(turn.atMs, signal);
                if (this.#pointless(signal) || this.#pace.holds(turn.ticket))
                    return turn.ticket;
                this.#pace.lost(turn.ticket);
            }
            else {
                if (this.#pointless(signal))
                    return NO_TICKET;
                await this.#untilNews(turn.atMs);
            }
        }
    }
    /** Resolves after `ms` milliseconds, or as soon as there is no point in waiting. */
    async sleep(ms, signal) {
        this.#watch(signal);
        await this.#until(this.#clock.monotonicMs() + ms, signal);
    }
    /** The request was not refused for its rate, whatever else became of it. */
    passed(ticket) {
        this.#givenUp = 0;
        this.#acceptedAtMs = this.#clock.monotonicMs();
        const { era } = this.#pace;
        this.#pace.passed(ticket, this.#acceptedAtMs);
        if (this.#pace.era !== era)
            this.#ring();
    }
    /** The request never arrived. */
    lost(ticket) {
        if (ticket === NO_TICKET)
            return;
        this.#pace.lost(ticket);
        this.#ring();
    }
    /** The request was refused for its rate. Returns how long all others now wait, in milliseconds. */
    throttled(ticket, throttling) {
        const pauseMs = this.#pace.throttled(ticket, this.#clock.monotonicMs(), throttling);
        this.#ring();
        return pauseMs;
    }
    /** A request was refused for its rate in all its attempts: after some more of those there is no use in others. */
    gaveUp(blockade) {
        this.#givenUp += 1;
        const sinceMs = this.#clock.monotonicMs() - this.#acceptedAtMs;
        if (this.#givenUp >= GIVEN_UP_IN_A_ROW && sinceMs >= GIVEN_UP_AFTER_MS)
            this.block(blockade);
    }
    /** Lets no request pass that has not been sent yet. */
    block(blockade) {
        this.#blockade ??= blockade;
        this.#ring();
    }
    get blockade() {
        return this.#blockade;
    }
    /** Ends every wait, now and later: nothing is worth waiting for any more. */
    release() {
        this.#released = true;
        this.#ring();
    }
    #pointless(signal) {
        return signal.aborted || this.#released || this.#blockade !== undefined;
    }
    async #until(atMs, signal) {
        for (;;) {
            const restMs = atMs - this.#clock.monotonicMs();
            if (restMs <= 0 || this.#pointless(signal))
                return;
            await this.#waiting.during(() => this.#clock.sleep(restMs, this.#alarm.signal));
        }
    }
    async #untilNews(atMs) {
        const restMs = Math.max(0, atMs - this.#clock.monotonicMs());
        await this.#waiting.during(() => this.#clock.sleep(restMs, this.#alarm.signal));
    }
    #ring() {
        const alarm = this.#alarm;
        this.#alarm = new AbortController();
        alarm.abort();
    }
    /** One listener a signal instead of one a wait. */
    #watch(signal) {
        if (this.#watched.has(signal))
            return;
        this.#watched.add(signal);
        signal.addEventListener('abort', () => this.#ring(), { once: true });
    }
}

;// CONCATENATED MODULE: ./build/api/auth-gate.js
const AT_ONCE = Promise.resolve();
/**
 * Keeps a token that the service refuses from being sent again.
 *
 * Of each operation the first request goes alone, so that a wrong token, or one without the operation's scope, costs one
 * request and not one a worker; after a refusal nothing passes.
 */
class TokenGate {
    #refusal;
    #doors = new Map();
    /** What forbids sending; absent as long as nothing does. */
    get refusal() {
        return this.#refusal;
    }
    /** Resolves when the caller may go on: it is the first one, or the first one has opened the door. */
    enter(operation, caller) {
        const door = this.#door(operation);
        door.holder ??= caller;
        return door.holder === caller ? AT_ONCE : door.opened;
    }
    /** Lets the others go: the first one has an answer, or will not come again. */
    open(operation) {
        const door = this.#door(operation);
        // Node looks into each promise that is resolved again.
        if (door.isOpen)
            return;
        door.isOpen = true;
        door.open();
    }
    /** Closes the gate for good. */
    refuse(refusal) {
        this.#refusal ??= refusal;
    }
    #door(operation) {
        const known = this.#doors.get(operation);
        if (known !== undefined)
            return known;
        const { promise, resolve } = Promise.withResolvers();
        const door = { opened: promise, open: resolve, isOpen: false, holder: undefined };
        this.#doors.set(operation, door);
        return door;
    }
}

;// CONCATENATED MODULE: ./build/retry/backoff.js
const BASE_MS = 250;
const CAP_MS = 20_000;
/**
 * Exponential backoff with full jitter: anything from nothing to `250 ms * 2^(attempt - 1)`, at most 20 s.
 *
 * Full jitter spreads workers that failed together better than a fixed share does
 * (Brooker, "Exponential Backoff And Jitter", 2015).
 *
 * @param attempt the attempt that has just failed, counted from 1
 * @param random a number in [0, 1)
 * @returns milliseconds
 */
function backoffMs(attempt, random) {
    return Math.floor(random * Math.min(CAP_MS, BASE_MS * 2 ** (attempt - 1)));
}

;// CONCATENATED MODULE: ./build/retry/decide.js

/** The contract's table "What is tried again", with the columns turned into kinds of failure. */
const TRIED_AGAIN = {
    throttled: { idempotent: true, other: true },
    unreachable: { idempotent: true, other: true },
    transient: { idempotent: true, other: false },
    permanent: { idempotent: false, other: false },
    withheld: { idempotent: false, other: false },
};
/** Whether and when to try again; a pure function of its arguments. `random` is a number in [0, 1). */
function decide(failed, limits, random) {
    const { kind, idempotent, attempt } = failed;
    if (!TRIED_AGAIN[kind][idempotent ? 'idempotent' : 'other']) {
        return { action: 'stop', because: kind === 'transient' ? 'may-have-been-done' : stopFor(kind) };
    }
    const asked = failed.retryAfterMs;
    if (asked !== undefined && asked > limits.maxRetryWaitMs)
        return { action: 'stop', because: 'wait-too-long' };
    if (attempt >= limits.maxAttempts)
        return { action: 'stop', because: 'attempts-exhausted' };
    // Asked for no wait (a date that has passed, by a clock that is behind), it would use up its attempts in no time.
    return { action: 'retry', waitMs: asked || backoffMs(attempt, random) };
}
function stopFor(kind) {
    return kind === 'withheld' ? 'withheld' : 'permanent';
}

;// CONCATENATED MODULE: ./build/retry/retry.js


/**
 * Makes attempts until one succeeds or `decide` says stop.
 *
 * @param attempt makes one attempt; a rejection is a bug and passes through
 */
async function retry(attempt, options) {
    const { idempotent, limits, clock, signal, pace } = options;
    let waitedMs = 0;
    const waitedSince = (startMs) => {
        waitedMs += clock.monotonicMs() - startMs;
    };
    const cancelled = (attempts) => {
        return { ok: false, error: options.cancelled(), because: 'cancelled', effort: { attempts, waitedMs } };
    };
    for (let count = 1;; count += 1) {
        await options.admit?.();
        const turnMs = clock.monotonicMs();
        const ticket = await pace.turn(signal);
        waitedSince(turnMs);
        const { blockade } = pace;
        if (signal.aborted) {
            pace.lost(ticket);
            return cancelled(count - 1);
        }
        if (blockade !== undefined) {
            const { because, askedMs } = blockade;
            // Put there below, by a request of the same kind: the error is one of these.
            const error = blockade.error;
            return { ok: false, error, because, effort: { attempts: count - 1, waitedMs, askedMs } };
        }
        let result;
        try {
            result = await attempt();
        }
        catch (error) {
            pace.lost(ticket);
            throw error;
        }
        if (result.ok) {
            pace.passed(ticket);
            return { ok: true, value: result.value, effort: { attempts: count, waitedMs } };
        }
        // A pause counts from here, and not from where it has been told.
        const settledMs = clock.monotonicMs();
        const { kind, retryAfterMs, error } = result;
        const attempts = kind === 'withheld' ? count - 1 : count;
        const random = options.random();
        const decision = decide({ kind, retryAfterMs, attempt: count, idempotent }, limits, random);
        let pausedMs = 0;
        if (kind === 'throttled') {
            const askedMs = retryAfterMs || undefined;
            pausedMs = pace.throttled(ticket, { askedMs, backoffMs: backoffMs(count, random) });
        }
        else if (kind === 'unreachable' || kind === 'withheld')
            pace.lost(ticket);
        else
            pace.passed(ticket);
        // Whatever else kept it from succeeding, it was the cancellation that kept it from being tried again.
        if (signal.aborted && !(decision.action === 'stop' && isFinal(decision.because)))
            return cancelled(attempts);
        if (decision.action === 'stop') {
            const { because } = decision;
            if (because === 'wait-too-long')
                pace.block({ error, because, askedMs: retryAfterMs });
            else if (kind === 'throttled')
                pace.gaveUp({ error, because });
            return { ok: false, error, because, effort: { attempts, waitedMs, askedMs: retryAfterMs } };
        }
        const asked = decision.waitMs === retryAfterMs;
        const waitMs = asked ? decision.waitMs : Math.max(decision.waitMs, pausedMs);
        options.onWait({ error, kind, waitMs, asked, attempt: count, maxAttempts: limits.maxAttempts });
        // What was asked for is the pause itself.
        if (!asked)
            await pace.sleep(decision.waitMs, signal);
        waitedSince(settledMs);
    }
}
/** Whether a request that ended so would have ended so without a cancellation, too. */
function isFinal(because) {
    return because === 'permanent' || because === 'may-have-been-done';
}

;// CONCATENATED MODULE: ./build/retry/delays.js
const SECONDS = /^\d+(?:\.\d+)?$/;
const IMF_FIXDATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const RFC_850_DATE = /^[A-Z][a-z]+day, \d{2}-[A-Z][a-z]{2}-\d{2} \d{2}:\d{2}:\d{2} GMT$/;
const ASCTIME_DATE = /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$/;
/**
 * The wait that a `Retry-After` field asks for (RFC 9110, 10.2.3): a number of seconds, or one of the three forms
 * of an HTTP date. A date that has passed asks for no wait.
 *
 * @param value the field as received, `undefined` where there was none
 * @param wallMs now, in milliseconds since the epoch
 * @returns milliseconds, or `undefined` where nothing that can be understood was asked for
 */
function retryAfterMs(value, wallMs) {
    const text = value?.trim() ?? '';
    if (SECONDS.test(text))
        return Math.min(Math.ceil(Number(text) * 1000), Number.MAX_SAFE_INTEGER);
    const date = parseHttpDate(text);
    return date === undefined ? undefined : Math.max(0, date - wallMs);
}
function parseHttpDate(text) {
    if (IMF_FIXDATE.test(text) || RFC_850_DATE.test(text))
        return validDate(text);
    // An asctime date names no zone, and Date.parse would take it for local time.
    if (ASCTIME_DATE.test(text))
        return validDate(`${text} GMT`);
    return undefined;
}
function validDate(text) {
    const ms = Date.parse(text);
    return Number.isNaN(ms) ? undefined : ms;
}

;// CONCATENATED MODULE: ./build/api/classify.js

/** What an answer that is not 2xx means for another try: the columns of the contract's table. */
function classifyAnswer(status, headers, wallMs) {
    const asked = retryAfterMs(headers['retry-after'], wallMs);
    if (status === 429 || (status === 503 && asked !== undefined))
        return { kind: 'throttled', retryAfterMs: asked };
    if (status >= 500 || status === 408 || status === 425)
        return { kind: 'transient' };
    return { kind: 'permanent' };
}
const KIND_BY_REASON = {
    unreachable: 'unreachable',
    'untrusted-certificate': 'permanent',
    timeout: 'transient',
    broken: 'transient',
    // It may have been done; for what may be repeated, the loop sees the cancellation itself.
    cancelled: 'transient',
};
function classifyNetworkError(error) {
    return { kind: KIND_BY_REASON[error.reason] };
}

;// CONCATENATED MODULE: ./build/api/unexpected-error.js
/** A bug of ours: something was thrown that nobody expects. The original is the `cause`. */
class UnexpectedError extends Error {
    name = 'UnexpectedError';
    constructor(cause) {
        super(describe(cause), { cause });
    }
}
function describe(cause) {
    if (typeof cause === 'string' && cause !== '')
        return cause;
    if (!(cause instanceof Error))
        return 'something was thrown that is not an error';
    return cause.message === '' ? cause.name : `${cause.name}: ${cause.message}`;
}

;// CONCATENATED MODULE: ./build/api/call.js






/**
 * Makes one call with all the attempts that it is worth.
 *
 * @param attempt makes one attempt; whatever it throws is taken as its outcome
 */
function call(attempt, options, context) {
    const guarded = async () => {
        try {
            return await attempt();
        }
        catch (error) {
            if (error instanceof NetworkError)
                return { ok: false, error, ...classifyNetworkError(error) };
            if (error instanceof AssetFileError)
                return { ok: false, error, kind: 'permanent' };
            // A bug must not cost the outcomes of everything else; and what it left half done, nobody knows.
            return {
                ok: false,
                error: new UnexpectedError(error),
                kind: options.idempotent ? 'permanent' : 'transient',
            };
        }
    };
    const { idempotent, signal, pace, admit } = options;
    const { limits, clock, random, onWait } = context;
    // Spelled out: to spread two objects takes V8 longer than all else here, two times a file.
    return retry(guarded, { idempotent, signal, pace, admit, limits, clock, random, onWait, cancelled });
}
function cancelled() {
    return new CancelledError();
}

;// CONCATENATED MODULE: ./build/support/is-record.js
/** Whether parsed JSON is an object, and neither an array nor `null`. */
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

;// CONCATENATED MODULE: ./build/api/responses.js

/** A body that the spec does not show: JSON where it is JSON, else text, `undefined` where it is empty. */
function parseAnswerBody(text) {
    if (text.trim() === '')
        return { value: undefined };
    try {
        // RFC 8259 section 8.1 lets readers ignore a byte order mark.
        return { value: JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text) };
    }
    catch {
        return { value: text };
    }
}
/** The text of an answer with the secrets in it hidden: as it came, where there are none. */
function hideInAnswer(text, secrets) {
    const told = String(secrets.hideIn(text));
    if (told === text)
        return text;
    const { value } = parseAnswerBody(text);
    // Within JSON a secret may be a number, or a part of one.
    return typeof value === 'string' ? told : JSON.stringify(secrets.hideIn(value));
}
/** The answer of `POST /storage/urls`; a string says what is wrong with it. */
function parseUploadTarget(text, allowHttp) {
    const fields = responses_parseObject(text);
    if (typeof fields === 'string')
        return fields;
    const { uploadUrl, assetId } = fields;
    if (typeof assetId !== 'string' || assetId === '')
        return 'the body has no assetId';
    if (typeof uploadUrl !== 'string' || uploadUrl === '')
        return 'the body has no uploadUrl';
    const url = URL.parse(uploadUrl);
    if (url === null)
        return 'the uploadUrl in the body is not an address';
    if (url.protocol !== 'https:' && !(allowHttp && url.protocol === 'http:')) {
        return `the uploadUrl in the body is not an https: address (allow-http: ${allowHttp})`;
    }
    return { value: { uploadUrl: url, assetId } };
}
/** The answer of `GET /games`; a string says what is wrong with it. */
function parseGamePage(text, secrets) {
    const fields = secrets.hideIn(responses_parseObject(text));
    if (!isRecord(fields))
        return String(fields);
    const { data, meta } = fields;
    if (!Array.isArray(data) || !data.every(isGame))
        return 'the body has no data array of games';
    if (!isPageMeta(meta))
        return 'the body has no meta with page, limit, total and totalPages';
    return { value: { data, meta } };
}
function responses_parseObject(text) {
    const { value } = parseAnswerBody(text);
    if (isRecord(value))
        return value;
    return value === undefined ? 'the body is empty' : 'the body is not a JSON object';
}
function isGame(value) {
    return isRecord(value) && ['id', 'name', 'createdAt'].every((field) => typeof value[field] === 'string');
}
function isPageMeta(value) {
    return (isRecord(value) &&
        // `1e999` is JSON, and nothing that could be counted with.
        ['page', 'limit', 'total', 'totalPages'].every((field) => Number.isFinite(value[field])));
}

;// CONCATENATED MODULE: ./build/api/receive-upload-target.js

/** A shorter token is no secret. */
const SHORTEST_SECRET = 8;
/** Shorter pieces of an address are no secrets. */
const LONG_PIECE = /[a-z\d]{12,}/gi;
/**
 * Reads the answer of `POST /storage/urls`. From then on the address is a secret, and the asset's id holds none.
 *
 * @returns a string that says what is wrong with it where something is
 */
function receiveUploadTarget(text, { token, secrets, allowHttp }) {
    const target = parseUploadTarget(text, allowHttp);
    if (typeof target === 'string')
        return target;
    const { uploadUrl, assetId } = target.value;
    secrets.learnAddress(uploadUrl);
    // A short token is a part of many an id.
    const bare = token.length < SHORTEST_SECRET ? assetId : secrets.hideToken(assetId);
    // To look an id up among all addresses costs more than asking for this one.
    const pieces = bare.match(LONG_PIECE) ?? [];
    const told = pieces.some((piece) => uploadUrl.search.includes(piece) || uploadUrl.hash.includes(piece));
    return { value: { uploadUrl, assetId: told ? secrets.hideAddresses(bare) : bare } };
}

;// CONCATENATED MODULE: ./build/api/service-client.js













/** A list of assets or games can be long; an answer that never ends still does. */
const LIST_LIMIT_BYTES = 64 * 1024 * 1024;
/**
 * The six operations of the service (service spec part 4). Each makes all the attempts that it is worth and then
 * returns what came of them; none throws for anything that the service or the network does.
 */
class ServiceClient {
    #baseUrl;
    #token;
    #transport;
    #context;
    #allowHttp;
    #headers;
    #headersOfJson;
    #latest;
    #gate = new TokenGate();
    #pace;
    constructor(options) {
        this.#baseUrl = options.baseUrl;
        this.#token = options.token;
        this.#transport = options.transport;
        this.#context = options.context;
        this.#allowHttp = options.allowHttp;
        this.#headers = { authorization: `Bearer ${options.token}`, accept: 'application/json' };
        this.#headersOfJson = { ...this.#headers, 'content-type': 'application/json' };
        this.#pace = new SharedPace(options.context.clock, options.context.waiting);
    }
    /** One page of the games. Bounds of `page` and `limit` are not shown by the spec, so none is checked here. */
    listGames(query, signal) {
        const numbers = Object.entries(query).map(([name, value]) => [name, String(value)]);
        const get = { name: 'listGames', method: 'GET', path: '/games', idempotent: true };
        return this.#call({
            ...get,
            query: Object.fromEntries(numbers),
            parse: (text) => parseGamePage(text, this.#context.secrets),
        }, signal);
    }
    /** The body of the answer is not shown: JSON where it is JSON, else text, `undefined` where it is empty. */
    createGame(body, signal) {
        const post = { name: 'createGame', method: 'POST', path: '/games', idempotent: false };
        return this.#call({ ...post, body, parse: this.#parseNotShown }, signal);
    }
    /** The body of the answer is not shown, as with `createGame`. */
    getGame(gameId, signal) {
        const path = `/games/${encodeURIComponent(gameId)}`;
        const get = { name: 'getGame', method: 'GET', path, idempotent: true };
        return this.#call({ ...get, parse: this.#parseNotShown }, signal);
    }
    /** The body of the answer is not shown: it is handed on as the text that it came as, empty where it is. */
    listAssets(query, signal) {
        const get = { name: 'listAssets', method: 'GET', path: '/assets', idempotent: true };
        const { secrets } = this.#context;
        return this.#call({ ...get, query, parse: (text) => ({ value: hideInAnswer(text, secrets) }) }, signal);
    }
    /** First step of an upload: asks for a pre-signed upload URL. Asking twice leaves an address unused, no more. */
    requestUploadUrl(body, signal) {
        const post = {
            name: 'requestUploadUrl',
            method: 'POST',
            path: '/storage/urls',
            idempotent: true,
        };
        const reading = { token: this.#token, secrets: this.#context.secrets, allowHttp: this.#allowHttp };
        return this.#call({ ...post, body, parse: (text) => receiveUploadTarget(text, reading) }, signal);
    }
    /**
     * The body of the answer is not shown, as with `createGame`.
     *
     * @param beforeSent waited for when the request is about to be sent for the first time, and only then
     */
    triggerExport(body, signal, beforeSent) {
        const post = { name: 'triggerExport', method: 'POST', path: '/export', idempotent: false };
        return this.#call({ ...post, body, parse: this.#parseNotShown, beforeSent }, signal);
    }
    /** Bodies that the spec does not show are handed on as they are, without secrets. */
    #parseNotShown = (text) => {
        return { value: this.#context.secrets.hideIn(parseAnswerBody(text).value) };
    };
    async #call(operation, signal) {
        const { name, idempotent, path, query } = operation;
        let { beforeSent } = operation;
        const url = this.#address(query === undefined ? path : `${path}?${new URLSearchParams(query)}`);
        const attempt = async () => {
            if (beforeSent !== undefined && this.#obstacle(signal) === undefined) {
                const announced = beforeSent();
                beforeSent = undefined;
                await announced;
            }
            const obstacle = this.#obstacle(signal);
            if (obstacle !== undefined)
                return { ok: false, error: obstacle, kind: 'withheld' };
            const result = await this.#attempt(operation, url, signal);
            // A rate limit says nothing about the token.
            if (result.ok || result.kind !== 'throttled')
                this.#gate.open(name);
            return result;
        };
        const caller = {};
        // Before its turn at the pace is given: what waits here would come too late for that.
        const admit = () => this.#gate.enter(name, caller);
        try {
            return await call(attempt, { idempotent, signal, pace: this.#pace, admit }, this.#context);
        }
        finally {
            this.#gate.open(name);
        }
    }
    /** An address below the base address. It is that of the call before, again and again where files are uploaded. */
    #address(path) {
        if (this.#latest?.path !== path)
            this.#latest = { path, url: new URL(this.#baseUrl + path) };
        return this.#latest.url;
    }
    async #attempt(operation, url, signal) {
        const { method, body, idempotent } = operation;
        const answer = await this.#transport.send({
            method,
            url,
            headers: body === undefined ? this.#headers : this.#headersOfJson,
            body: body === undefined ? undefined : JSON.stringify(body),
            reuseConnection: idempotent,
            bodyLimitBytes: method === 'GET' ? LIST_LIMIT_BYTES : undefined,
            signal,
        });
        const { status } = answer;
        const done = status >= 200 && status < 300;
        const parsed = done ? this.#parse(operation, answer) : undefined;
        if (typeof parsed === 'object')
            return { ok: true, value: parsed.value };
        const request = { method, location: addressLocation(url) };
        if (parsed !== undefined)
            return { ok: false, error: new ServiceError(request, status, parsed), kind: 'permanent' };
        const classified = classifyAnswer(status, answer.headers, this.#context.clock.wallMs());
        return { ok: false, error: this.#refusal(request, answer), ...classified };
    }
    /** What keeps a request that had its turn from being sent. */
    #obstacle(signal) {
        return this.#gate.refusal ?? (signal.aborted || this.#pace.blockade ? new CancelledError() : undefined);
    }
    #parse({ parse, idempotent }, { body, truncated }) {
        if (!truncated)
            return parse(body.toString('utf8'));
        // A part of an answer is no answer. What must not be asked for again was done all the same: its answer is left out.
        return idempotent ? 'the body is too large' : parse('');
    }
    #refusal(request, { status, headers, body }) {
        const words = readServiceWords(body.toString('utf8'), (text) => this.#context.secrets.hide(text));
        if (status === 401 || status === 403) {
            const Refusal = status === 401 ? token_rejected_error_TokenRejectedError : permission_denied_error_PermissionDeniedError;
            const error = new Refusal(request, words);
            this.#gate.refuse(error);
            this.#pace.release();
            return error;
        }
        if (status === 429)
            return new RateLimitedError(request);
        const redirected = status >= 300 && status < 400 && headers.location !== undefined;
        const said = redirected ? 'a redirect, which is not followed' : sayServiceWords(words);
        return new ServiceError(request, status, said, words.error ?? '');
    }
}

// EXTERNAL MODULE: ./node_modules/@rgrove/parse-xml/dist/index.js
var dist = __nccwpck_require__(334);
;// CONCATENATED MODULE: ./build/api/error-body.js


/** Characters of XML that are read: a refusal has a few hundred, and some 10,000 where it explains a signature. */
const XML_LOOKED_AT = 16_384;
/** Characters of any other text that are read. */
const TEXT_LOOKED_AT = 4_096;
/**
 * Reads the body of a refused PUT: the `<Error><Code/><Message/></Error>` of S3-type storage where it is that,
 * else whatever text it is.
 *
 * @param hide takes secrets out of a text, once it is no longer XML
 */
function readStorageRefusal(body, hide) {
    const quote = (words) => quoteOutsideText(hide(words));
    const text = body.slice(0, XML_LOOKED_AT);
    if (text.trim() === '')
        return {};
    const error = parseErrorElement(text);
    if (error === undefined)
        return { message: quote(text.slice(0, TEXT_LOOKED_AT).replace(/<[^>]*>/g, ' ')) };
    const code = childText(error, 'Code');
    const message = childText(error, 'Message');
    return {
        ...(code && { code: quote(code) }),
        ...(message && { message: quote(message) }),
    };
}
function parseErrorElement(text) {
    try {
        const root = (0,dist.parseXml)(text.trim()).root;
        return root?.name === 'Error' ? root : undefined;
    }
    catch {
        return undefined;
    }
}
function childText(element, name) {
    const isNamed = (node) => node instanceof dist.XmlElement && node.name === name;
    return element.children.find(isNamed)?.text.trim();
}

;// CONCATENATED MODULE: ./build/api/redaction/redact-address.js

/** Shorter values, such as a number of seconds, stand in any text and open nothing. */
const redact_address_SHORTEST_SECRET = 8;
/**
 * Makes the function that takes out of a text what a pre-signed address has beyond origin and path: the query as a whole
 * and every value in it, in whatever spelling.
 */
function redactAddress({ search, searchParams, hash, username, password, }) {
    const secrets = [search, hash, username, password, ...searchParams.values()].filter(({ length }) => length >= redact_address_SHORTEST_SECRET);
    if (secrets.length === 0)
        return (text) => text;
    const pattern = new RegExp(secrets.map(spelled).join('|'), 'g');
    return (text) => text.replace(pattern, '***');
}

;// CONCATENATED MODULE: ./build/api/storage-client.js







/**
 * Second step of an upload: the bytes go straight to the storage (service spec part 4). No token ever comes here, so
 * no answer of the storage says anything about it.
 */
class StorageClient {
    #transport;
    #context;
    #pace;
    constructor(options) {
        this.#transport = options.transport;
        this.#context = options.context;
        this.#pace = new SharedPace(options.context.clock, options.context.waiting);
    }
    /** Whether the storage asked for so long a wait that nothing is sent there any more. */
    get blocked() {
        return this.#pace.blockade !== undefined;
    }
    /** Puts a file at its address, with all the attempts that it is worth; the file is opened anew for each. */
    put({ uploadUrl, contentType, body }, signal) {
        return call(async () => {
            const answer = await this.#transport.send({
                method: 'PUT',
                url: uploadUrl,
                headers: { 'content-type': contentType },
                body,
                reuseConnection: true,
                signal,
            });
            const { status } = answer;
            if (status >= 200 && status < 300)
                return { ok: true, value: undefined };
            const hideAddress = redactAddress(uploadUrl);
            const refusal = readStorageRefusal(answer.body.toString('utf8'), (text) => this.#context.secrets.hide(hideAddress(text)));
            const error = new StorageRefusedError(addressLocation(uploadUrl), status, refusal);
            return { ok: false, error, ...classifyAnswer(status, answer.headers, this.#context.clock.wallMs()) };
        }, { idempotent: true, signal, pace: this.#pace }, this.#context);
    }
}

;// CONCATENATED MODULE: ./build/support/version.js
/** The version in package.json, which is not part of the bundle; a test holds the two against each other. */
const VERSION = '0.1.0';

;// CONCATENATED MODULE: ./build/action/open-service.js






/** Nothing is sent by this alone. */
function openService({ token = '', baseUrl, limits, idleTimeoutMs, allowHttp }, listening) {
    const transport = new HttpTransport({ userAgent: `playable-export-action/${VERSION}`, idleTimeoutMs });
    const context = {
        ...listening,
        limits,
        clock: systemClock,
        random: Math.random,
        secrets: new Secrets(token),
    };
    return {
        service: new ServiceClient({ baseUrl, token, transport, context, allowHttp }),
        storage: new StorageClient({ transport, context }),
        close: () => transport.close(),
    };
}

;// CONCATENATED MODULE: ./build/action/progress/progress.js

const TICK_MS = 1_000;
/** Between two signs of life. Later on fewer will do: a log of many hours stays below some thousand lines. */
const BEAT_MS = 5_000;
const LATER_BEAT_MS = 9_000;
const LATER_MS = 20 * 60_000;
/** A name from outside may be a part of a title, and be longer than any line. */
const LONGEST_TITLE = 200;
/** Timers are not on time to the millisecond. */
const progress_MARGIN_MS = 100;
/**
 * The phases of a run as they are seen in the log: each a group that can be folded, with a sign of life whenever nothing
 * was said for some seconds.
 */
class Progress {
    #log;
    #clock;
    #ticker;
    #phase;
    #stopTicker = () => undefined;
    #startedMs = 0;
    #spokeMs = 0;
    constructor(log, time) {
        this.#log = log;
        this.#clock = time.clock;
        this.#ticker = time.ticker;
    }
    /** Opens the group of a phase, and closes the one before. */
    begin(phase) {
        this.end();
        this.#phase = phase;
        this.#startedMs = this.#clock.monotonicMs();
        this.#spokeMs = this.#startedMs;
        this.#log.startGroup(cut(phase.title, LONGEST_TITLE));
        this.#stopTicker = this.#ticker(TICK_MS, () => this.#tick());
    }
    /** A line of the phase. */
    say(text) {
        if (this.#phase?.talkative)
            this.#spokeMs = this.#clock.monotonicMs();
        this.#log.info(text);
    }
    /** Closes the group of the phase, if there is one; nothing more is said of it. */
    end() {
        if (this.#phase === undefined)
            return;
        this.#phase = undefined;
        this.#stopTicker();
        this.#log.endGroup();
    }
    #tick() {
        if (this.#phase === undefined)
            return;
        this.#phase.tick?.();
        const nowMs = this.#clock.monotonicMs();
        const beatMs = nowMs - this.#startedMs < LATER_MS ? BEAT_MS : LATER_BEAT_MS;
        if (nowMs - this.#spokeMs < beatMs - progress_MARGIN_MS)
            return;
        this.#spokeMs = nowMs;
        this.#log.info(`  ${this.#phase.status()}`);
    }
}

;// CONCATENATED MODULE: ./build/action/progress/ticker.js
/** Never what keeps the process alive: work that has come to a standstill must be able to end. */
const systemTicker = (ms, tick) => {
    const timer = setInterval(tick, ms).unref();
    return () => clearInterval(timer);
};

;// CONCATENATED MODULE: ./build/action/progress/wait-log.js



/** Between two lines about the same kind of wait. */
const QUIET_MS = 5_000;
/** The rest is only told by how far the work is. */
const wait_log_MOST_LINES = 100;
/**
 * What is told of waits. One refusal pauses all requests, and each that was refused tells of it: those of one kind and one
 * address get a line together.
 */
class WaitNotes {
    #told = new Map();
    #lines = 0;
    #pausedUntilMs = 0;
    #retryAtMs = 0;
    /** A line about the wait; `undefined` where one has just told the same. */
    note(wait, nowMs) {
        const untilMs = nowMs + wait.waitMs;
        if (wait.kind === 'throttled')
            this.#pausedUntilMs = Math.max(this.#pausedUntilMs, untilMs);
        else
            this.#retryAtMs = Math.max(this.#retryAtMs, untilMs);
        const key = keyOf(wait);
        const told = this.#told.get(key);
        const isNew = told === undefined || nowMs - told.atMs >= QUIET_MS || untilMs - told.untilMs >= QUIET_MS;
        if (!isNew || this.#lines >= wait_log_MOST_LINES) {
            if (told !== undefined)
                told.others += 1;
            return undefined;
        }
        this.#lines += 1;
        this.#told.set(key, { atMs: nowMs, untilMs, others: 0 });
        const others = told === undefined || told.others === 0 ? '' : `; so did ${plural_plural(told.others, 'request')} before`;
        return `${wait_log_describe(wait)}${others}`;
    }
    /** Whether a refusal keeps all requests from being sent. */
    isPaused(nowMs) {
        return this.#pausedUntilMs > nowMs;
    }
    /** How long it is to the end of the waits, in words that follow others; empty where nothing waits. */
    left(nowMs) {
        if (this.isPaused(nowMs)) {
            return `, paused after 429 for ${inSeconds(this.#pausedUntilMs - nowMs)} more`;
        }
        return this.#retryAtMs > nowMs ? `, next try within ${inSeconds(this.#retryAtMs - nowMs)}` : '';
    }
}
function wait_log_describe({ error, waitMs, asked, attempt, maxAttempts }) {
    const why = asked ? 'as it asked' : 'before another try';
    return `${error.message}; waiting ${formatDuration(waitMs)} ${why} (attempt ${attempt} of ${maxAttempts})`;
}
function keyOf({ error, kind, asked }) {
    const { location = '', method = '' } = error instanceof RequestError ? error : {};
    // The path of an upload is another one for each file.
    return [kind, asked, method, URL.canParse(location) ? new URL(location).host : location].join(' ');
}
function inSeconds(ms) {
    return formatDuration(Math.ceil(ms / 1000) * 1000);
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(7598);
;// CONCATENATED MODULE: external "node:path"
const external_node_path_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
;// CONCATENATED MODULE: external "node:fs/promises"
const promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");
;// CONCATENATED MODULE: ./build/support/files.js



/**
 * Writes a file so that a reader sees the old content or the whole new one, never a part. Missing folders are made.
 *
 * @param content in one piece, or in parts that are written one after the other
 * @throws the error of the file system, with nothing left behind
 */
async function writeFileAtomically(path, content) {
    await (0,promises_namespaceObject.mkdir)((0,external_node_path_namespaceObject.dirname)(path), { recursive: true });
    // Beside the target, because a rename is atomic within one file system only.
    const draft = `${path}.${(0,external_node_crypto_.randomUUID)()}.tmp`;
    try {
        await (0,promises_namespaceObject.writeFile)(draft, content);
        await (0,promises_namespaceObject.rename)(draft, path);
    }
    catch (error) {
        await (0,promises_namespaceObject.rm)(draft, { force: true });
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/action/failures/say-failures.js
/** An annotation for each failure; what it has no room for goes to the log alone. */
function sayFailures(failures, log) {
    for (const { title, lines, details = [] } of failures) {
        log.list(details);
        log.error(title, ...lines);
    }
}

;// CONCATENATED MODULE: ./build/action/runner/fit-output.js

/** On Linux one value above 131,072 bytes stops the next step ("Argument list too long"). */
const LARGEST_OUTPUT_BYTES = 100_000;
function fitsOutput(text) {
    return Buffer.byteLength(text) <= LARGEST_OUTPUT_BYTES;
}
/**
 * An output as a later step can take it: too large a one is left empty, and a warning names what has it instead.
 *
 * @param instead where it stands, as the end of a sentence: `the manifest: <path>`
 */
function fitOutput(name, text, instead, log) {
    if (fitsOutput(text))
        return text;
    log.warning('Output left empty', `\`${name}\` would be larger than ${formatNumber(LARGEST_OUTPUT_BYTES)} bytes, which a later step could not take.`, `What it would say is in ${instead}`);
    return '';
}

;// CONCATENATED MODULE: ./build/action/runner/say-waiting.js

/** How long a run has waited in all, in milliseconds; not a word where it did not. */
function sayWaiting(waitedMs, log) {
    if (waitedMs > 0)
        log.info(`Waited ${formatDuration(waitedMs)} in all, for rate limits and before further tries`);
}

;// CONCATENATED MODULE: ./build/action/runner/step-outputs.js

/**
 * Hands a step's outputs to the runner.
 *
 * @throws Error when the runner's file of outputs is not known or can't be written
 */
function writeStepOutputs(outputs) {
    // Without it they would go to stdout as commands, past everything that makes text from outside harmless.
    if (!process.env['GITHUB_OUTPUT'])
        throw new Error('the variable is not set');
    for (const [name, value] of Object.entries(outputs))
        setOutput(name, value);
}

;// CONCATENATED MODULE: ./build/action/report/finish-query.js









/**
 * Tells how such a sub-action ended: file, outputs, annotations. None of them keeps the others from being written.
 *
 * @param file the output that has the file's path, and how the file's name starts and ends
 * @returns whether the step is green: what can't be told makes it red
 */
async function finishReading(reading, file, env, { log, waiting }) {
    const failures = [...reading.failures];
    const tell = async (path, advice, write) => {
        try {
            await write();
            return true;
        }
        catch (error) {
            const lines = [`${path}: ${causeChain(error).join(': ')}`, advice];
            failures.push({ title: 'Outputs not written', lines });
            return false;
        }
    };
    log.endGroup();
    const { content } = reading;
    const name = `${file.prefix}-${(0,external_node_crypto_.randomUUID)().slice(0, 8)}.${file.extension}`;
    const path = (0,external_node_path_namespaceObject.join)(env['RUNNER_TEMP'] || (0,external_node_os_namespaceObject.tmpdir)(), name);
    const isThere = content !== undefined &&
        (await tell(path, 'Look whether the disk of this runner is full.', () => writeFileAtomically(path, content)));
    const instead = isThere ? `the file of \`${file.output}\`: ${path}` : 'no file either: see the errors';
    const fitted = Object.entries(reading.outputs).map(([output, text]) => {
        return [output, fitOutput(output, text, instead, log)];
    });
    const outputs = { ...Object.fromEntries(fitted), [file.output]: isThere ? path : '' };
    const where = isThere ? `What they would say is in ${path}` : 'What they would say is lost: run it again.';
    await tell(env['GITHUB_OUTPUT'] || 'GITHUB_OUTPUT', where, () => writeStepOutputs(outputs));
    sayFailures(failures, log);
    sayWaiting(Math.round(waiting.totalMs), log);
    if (isThere)
        log.info(`All of it: ${path}`);
    log.flush();
    return failures.length === 0;
}

;// CONCATENATED MODULE: ./build/retry/waiting-time.js
/** How long a run has waited: the time in which at least one of its requests did. */
class WaitingTime {
    #clock;
    #over = [];
    #waiting = 0;
    #sinceMs = 0;
    constructor(clock) {
        this.#clock = clock;
    }
    /** When something waited, from the first to the last; waits that overlap are one. What still waits does so until now. */
    get spans() {
        return this.#waiting > 0 ? [...this.#over, this.#current()] : this.#over;
    }
    /** Waits that overlap count once. In milliseconds. */
    get totalMs() {
        return this.spans.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);
    }
    /** Counts the time that `wait` takes. */
    async during(wait) {
        if (this.#waiting === 0)
            this.#sinceMs = this.#clock.monotonicMs();
        this.#waiting += 1;
        try {
            await wait();
        }
        finally {
            this.#waiting -= 1;
            if (this.#waiting === 0)
                this.#over.push(this.#current());
        }
    }
    #current() {
        return { startMs: this.#sinceMs, endMs: this.#clock.monotonicMs() };
    }
}

;// CONCATENATED MODULE: external "node:fs"
const external_node_fs_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
;// CONCATENATED MODULE: ./node_modules/@actions/github/lib/context.js


class Context {
    /**
     * Hydrate the context from the environment
     */
    constructor() {
        var _a, _b, _c;
        this.payload = {};
        if (process.env.GITHUB_EVENT_PATH) {
            if ((0,external_fs_namespaceObject.existsSync)(process.env.GITHUB_EVENT_PATH)) {
                this.payload = JSON.parse((0,external_fs_namespaceObject.readFileSync)(process.env.GITHUB_EVENT_PATH, { encoding: 'utf8' }));
            }
            else {
                const path = process.env.GITHUB_EVENT_PATH;
                process.stdout.write(`GITHUB_EVENT_PATH ${path} does not exist${external_os_namespaceObject.EOL}`);
            }
        }
        this.eventName = process.env.GITHUB_EVENT_NAME;
        this.sha = process.env.GITHUB_SHA;
        this.ref = process.env.GITHUB_REF;
        this.workflow = process.env.GITHUB_WORKFLOW;
        this.action = process.env.GITHUB_ACTION;
        this.actor = process.env.GITHUB_ACTOR;
        this.job = process.env.GITHUB_JOB;
        this.runAttempt = parseInt(process.env.GITHUB_RUN_ATTEMPT, 10);
        this.runNumber = parseInt(process.env.GITHUB_RUN_NUMBER, 10);
        this.runId = parseInt(process.env.GITHUB_RUN_ID, 10);
        this.apiUrl = (_a = process.env.GITHUB_API_URL) !== null && _a !== void 0 ? _a : `https://api.github.com`;
        this.serverUrl = (_b = process.env.GITHUB_SERVER_URL) !== null && _b !== void 0 ? _b : `https://github.com`;
        this.graphqlUrl =
            (_c = process.env.GITHUB_GRAPHQL_URL) !== null && _c !== void 0 ? _c : `https://api.github.com/graphql`;
    }
    get issue() {
        const payload = this.payload;
        return Object.assign(Object.assign({}, this.repo), { number: (payload.issue || payload.pull_request || payload).number });
    }
    get repo() {
        if (process.env.GITHUB_REPOSITORY) {
            const [owner, repo] = process.env.GITHUB_REPOSITORY.split('/');
            return { owner, repo };
        }
        if (this.payload.repository) {
            return {
                owner: this.payload.repository.owner.login,
                repo: this.payload.repository.name
            };
        }
        throw new Error("context.repo requires a GITHUB_REPOSITORY environment variable like 'owner/repo'");
    }
}
//# sourceMappingURL=context.js.map
;// CONCATENATED MODULE: ./build/action/run-context.js


/**
 * Reads the run's origin from `@actions/github`.
 *
 * By its context module alone: the library's entry reads the event's file when it is imported, and throws where that is
 * damaged; and it brings Octokit, which makes the start of the bundle a fifth longer. A run without a readable origin
 * goes on.
 */
function readRunContext() {
    try {
        const context = loadContext();
        const { owner, repo } = context.repo;
        if (!owner || !repo)
            return {};
        const repository = `${owner}/${repo}`;
        return {
            repository,
            ...(context.ref && { ref: describeRef(context.ref) }),
            ...(context.sha && { commit: context.sha }),
            ...(context.runNumber > 0 && { run: describeRun(context.runNumber, context.runAttempt) }),
            ...(context.runId > 0 && {
                runUrl: `${context.serverUrl}/${repository}/actions/runs/${context.runId}`,
            }),
        };
    }
    catch {
        return {};
    }
}
/** Without the event, where its file is missing (which the library would say to stdout) or damaged (which it throws). */
function loadContext() {
    const path = process.env['GITHUB_EVENT_PATH'];
    if (path !== undefined && !(0,external_node_fs_namespaceObject.existsSync)(path))
        delete process.env['GITHUB_EVENT_PATH'];
    try {
        return new Context();
    }
    catch {
        delete process.env['GITHUB_EVENT_PATH'];
        return new Context();
    }
}
function describeRef(ref) {
    const [, kind, name] = /^refs\/(tags|heads|pull)\/(.+)$/.exec(ref) ?? [];
    if (kind === undefined || name === undefined)
        return ref;
    if (kind === 'pull')
        return `pull request #${name.replace(/\/.*/, '')}`;
    return `${kind === 'tags' ? 'tag' : 'branch'} ${name}`;
}
function describeRun(number, attempt) {
    return attempt > 1 ? `#${number}, attempt ${attempt}` : `#${number}`;
}

;// CONCATENATED MODULE: ./build/action/runner/mask-secrets.js

/** Masks the tokens wherever they may come from, before anything else is written. */
function maskSecrets(env) {
    for (const secret of [env['INPUT_TOKEN'], env['PLAYABLE_TOKEN'], env['INPUT_GITHUB-TOKEN']]) {
        const used = secret?.trim();
        if (secret === undefined || !used)
            continue;
        // The runner masks the exact value: what is used is trimmed, what others may print is not.
        for (const value of new Set([secret, used]))
            setSecret(value);
    }
}

;// CONCATENATED MODULE: ./build/action/run-action.js







/**
 * A step from start to end: secrets masked before anything is written, red until there is a verdict, and an ending that is told
 * also where the work breaks down or comes to a standstill. It throws nothing; the exit code tells the verdict.
 *
 * @param name of the sub-action; empty for the root action
 * @param signal aborted by a cancellation
 */
async function runInFrame(name, { env, signal }, prepare) {
    // Until there is a verdict the step is red, whatever ends the process.
    process.exitCode = 1;
    // Whoever reads the log may stop reading; the work goes on, and is told in files.
    process.stdout.on('error', () => undefined);
    maskSecrets(env);
    const startedAt = new Date();
    const log = new Log();
    const context = readRunContext();
    log.info(headline(name, context));
    const step = prepare({ log, waiting: new WaitingTime(systemClock), signal, context, startedAt });
    const ending = await Promise.race([workSafely(step), standstill(step)]);
    process.exitCode = (await step.finish(ending)) ? 0 : 1;
}
function headline(name, { repository, ref, commit, run }) {
    const origin = [name, repository, ref, commit && `commit ${commit.slice(0, 7)}`, run && `run ${run}`];
    return [`playable-export-action ${VERSION}`, ...origin].filter((part) => part).join(' \u00b7 ');
}
async function workSafely(step) {
    try {
        return await step.work();
    }
    catch (error) {
        return step.brokenDown(unexpected(error));
    }
}
/** Node would end without a word where nothing is left that could settle what is waited for. */
function standstill(step) {
    return new Promise((resolve) => {
        process.once('beforeExit', () => {
            resolve(step.brokenDown(unexpected(new Error('the run came to a standstill'))));
        });
    });
}
function unexpected(error) {
    const advice = 'This is a bug in the action: please report it with this message.';
    return { title: 'Unexpected error', lines: [causeChain(error).join(': '), advice] };
}

;// CONCATENATED MODULE: ./build/support/closest-match.js
/** What people write for the one and mean by the other. */
const MEANT = {
    yes: 'true',
    y: 'true',
    on: 'true',
    '1': 'true',
    no: 'false',
    n: 'false',
    off: 'false',
    '0': 'false',
};
/** Of a shorter word every other one would be near. */
const SHORTEST = 3;
const closest_match_LONGEST = 40;
/** The one of `words` that `text` was most likely meant to be; `undefined` where none is near. */
function nearestWord(text, words) {
    const given = plain(text);
    const meant = words.find((word) => word === MEANT[given] || plain(word) === given);
    const isWord = given.length >= SHORTEST && given.length <= closest_match_LONGEST && !/[\s,]/.test(text);
    if (meant !== undefined || !isWord)
        return meant;
    const longer = words.find((word) => word !== '' && (given.startsWith(plain(word)) || plain(word).startsWith(given)));
    const [nearest] = words
        // Of words from outside there may be very many, and very long ones.
        .filter((word) => Math.abs(plain(word).length - given.length) <= farthest(word))
        .map((word) => ({ word, distance: distanceOf(given, plain(word)) }))
        .filter(({ word, distance }) => distance <= farthest(word))
        .sort((a, b) => a.distance - b.distance);
    return nearest?.word ?? longer;
}
function plain(text) {
    return text.toLowerCase().replace(/[\s_-]+/g, '-');
}
/** How far from a text the word may be that was meant by it. */
function farthest(word) {
    return Math.max(1, Math.floor(word.length / 4));
}
/** Characters to put in, take out, replace or swap with their neighbour. */
function distanceOf(a, b) {
    const rows = [Array.from({ length: b.length + 1 }, (_, index) => index)];
    const at = (row, column) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
    for (let i = 1; i <= a.length; i += 1) {
        const row = [i];
        rows.push(row);
        for (let j = 1; j <= b.length; j += 1) {
            const same = a[i - 1] === b[j - 1] ? 0 : 1;
            const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY;
            row.push(Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + same, swapped));
        }
    }
    return at(a.length, b.length);
}

;// CONCATENATED MODULE: ./build/action/inputs/defaults.js
/** The defaults of what every action needs to reach the service. */
const CONNECTION_DEFAULTS = {
    'max-attempts': '10',
    'max-retry-wait': '120',
    'request-timeout': '60',
    'allow-http': 'false',
};
/** The defaults of the root action's inputs. */
const ROOT_DEFAULTS = {
    ...CONNECTION_DEFAULTS,
    'working-directory': '.',
    'file-name': 'basename',
    'include-hidden-files': 'false',
    'if-no-files-found': 'error',
    concurrency: '16',
    'dry-run': 'false',
    'reuse-unchanged': 'false',
    summary: 'true',
    environment: 'playable/{network}',
};
/** The defaults of the inputs of `games/`. */
const GAMES_DEFAULTS = { ...CONNECTION_DEFAULTS, 'create-if-missing': 'false' };
/** The defaults of the inputs of `emulator/`. */
const EMULATOR_DEFAULTS = { port: '0' };
/**
 * The defaults of all inputs; one name has one default, wherever it is an input. Each `action.yml` says the same; tests hold
 * them against each other.
 */
const INPUT_DEFAULTS = {
    ...ROOT_DEFAULTS,
    ...GAMES_DEFAULTS,
    ...EMULATOR_DEFAULTS,
};

;// CONCATENATED MODULE: ./build/action/inputs/input-reader.js




const LONGEST_QUOTE = 60;
/**
 * Reads inputs as the runner hands them over (`INPUT_<NAME>` in upper case, hyphens kept) and collects everything
 * that is wrong with them, so that it can be told at once. An empty value counts as not given.
 */
class InputReader {
    #env;
    #problems = [];
    #names = new Set();
    constructor(env) {
        this.#env = env;
    }
    /** A sentence for each input that is wrong, starting with its name. */
    get problems() {
        return this.#problems;
    }
    /** The names of all inputs that were asked for. */
    get names() {
        return this.#names;
    }
    /** @param allowed what would be right, to follow the name: `must be \u2026` */
    reject(name, allowed) {
        this.#problems.push(`\`${name}\` ${allowed}`);
    }
    /** A value as it stands in a sentence about it: without the tokens, which may have been put into the wrong input. */
    quote(text) {
        const tokens = [this.#raw('token'), this.#env['PLAYABLE_TOKEN'] ?? '', this.#raw('github-token')];
        const used = tokens.map((token) => token.trim());
        const hidden = used.reduce((rest, token) => new Secrets(token).hide(rest), text);
        return JSON.stringify(cut(hidden, LONGEST_QUOTE));
    }
    /** The input without surrounding white space, else the environment variable, else the default, else `''`. */
    text(name, variable) {
        const given = this.#raw(name).trim();
        if (given !== '')
            return given;
        const inherited = variable === undefined ? undefined : this.#env[variable]?.trim();
        return inherited || (isDefaulted(name) ? INPUT_DEFAULTS[name] : '');
    }
    boolean(name) {
        const text = this.text(name);
        // The spellings of YAML 1.2's core schema, as in @actions/core.
        if (/^(?:true|True|TRUE)$/.test(text))
            return true;
        if (!/^(?:false|False|FALSE)$/.test(text))
            this.reject(name, `must be true or false, not ${this.quote(text)}${didYouMean(text, ['true', 'false'])}`);
        return false;
    }
    /** @param range both ends included; without `max` only what a number can hold exactly bounds it */
    wholeNumber(name, range) {
        const { min, max } = range;
        const text = this.text(name);
        if (isWholeNumber(text, range))
            return Number(text);
        const allowed = max === undefined ? `from ${min}` : `from ${min} to ${max}`;
        this.reject(name, `must be a whole number ${allowed}, not ${this.quote(text)}`);
        return min;
    }
    /** A whole number as above, or the one word that is allowed instead. */
    wholeNumberOr(name, word, range) {
        const text = this.text(name);
        if (text === word)
            return word;
        if (isWholeNumber(text, range))
            return Number(text);
        const allowed = `a whole number from ${range.min} to ${range.max}, or ${word}`;
        this.reject(name, `must be ${allowed}, not ${this.quote(text)}${didYouMean(text, [word])}`);
        return range.min;
    }
    choice(name, allowed) {
        const text = this.text(name);
        const chosen = allowed.find((word) => word === text);
        if (chosen !== undefined)
            return chosen;
        const hint = didYouMean(text, allowed);
        this.reject(name, `must be one of ${allowed.join(', ')}, not ${this.quote(text)}${hint}`);
        return allowed[0];
    }
    /** Lines without surrounding white space; blank ones and comments (`#`) are skipped. */
    lines(name) {
        return this.#raw(name)
            .split(/\r\n|\r|\n/)
            .map((line, index) => ({ number: index + 1, text: line.trim() }))
            .filter(({ text }) => text !== '' && !text.startsWith('#'));
    }
    /** Values, one a line or separated by commas; each is taken once. */
    list(name) {
        const text = this.text(name);
        const values = text.split(/[\r\n,]+/).map((value) => value.trim());
        const given = [...new Set(values.filter((value) => value !== ''))];
        if (text !== '' && given.length === 0)
            this.reject(name, `must have a value, not ${this.quote(text)}`);
        return given;
    }
    #raw(name) {
        this.#names.add(name);
        return this.#env[`INPUT_${name.toUpperCase()}`] ?? '';
    }
}
function isWholeNumber(text, { min, max = Number.MAX_SAFE_INTEGER }) {
    return /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max;
}
function didYouMean(text, allowed) {
    const nearest = nearestWord(text, allowed);
    return nearest === undefined ? '' : ` (did you mean ${nearest}?)`;
}
function isDefaulted(name) {
    return Object.hasOwn(INPUT_DEFAULTS, name);
}

;// CONCATENATED MODULE: ./build/support/name-some.js

const LONGEST_NAME = 120;
/** The first few of many names, the ends of overlong ones: `a, b, c and 39 more`. */
function name_some_nameSome(names, most = 5) {
    const shown = names.slice(0, most).map(shorten).join(', ');
    return names.length > most ? `${shown} and ${formatNumber(names.length - most)} more` : shown;
}
function shorten(name) {
    return name.length > LONGEST_NAME ? `\u2026${name.slice(1 - LONGEST_NAME)}` : name;
}

;// CONCATENATED MODULE: ./build/action/inputs/judge-unknown-inputs.js


const PREFIX = 'INPUT_';
/**
 * A warning that names inputs which are none of the action's, each with the one that was likely meant. The runner lists
 * all that are allowed; and since others may set variables like that too, only a near miss is told.
 *
 * @param known names of all inputs
 */
function judgeUnknownInputs(env, known) {
    const misses = Object.keys(env).flatMap((variable) => {
        const name = variable.slice(PREFIX.length).toLowerCase();
        if (!variable.startsWith(PREFIX) || known.has(name) || !env[variable]?.trim())
            return [];
        const meant = nearestWord(name, [...known]);
        return meant === undefined ? [] : `\`${name}\` (did you mean \`${meant}\`?)`;
    });
    if (misses.length === 0)
        return [];
    const lines = [
        `Not an input of this action, so it is not used: ${name_some_nameSome(misses, 10)}`,
        "Correct the name in the step's `with`.",
    ];
    return [{ title: 'Unknown input', lines }];
}

;// CONCATENATED MODULE: ./build/action/inputs/misplaced-inputs.js
/** A shorter token is a part of many a word. */
const misplaced_inputs_SHORTEST_SECRET = 8;
/**
 * Rejects every other input in which a token stands: it would be told wherever that input is. And each token is for one
 * side alone: what is sent to the service must not hold the one for GitHub, nor the other way round.
 *
 * @param told names of the inputs that are told, with the variable that stands in for one
 */
function refuseTokenElsewhere(reader, tokens, told) {
    const { token = '', githubToken = '' } = tokens;
    for (const [secret, words] of [
        [token, 'the token'],
        [githubToken, 'the `github-token`'],
    ]) {
        if (secret.length < misplaced_inputs_SHORTEST_SECRET)
            continue;
        for (const [name, variable] of Object.entries(told)) {
            if (reader.text(name, variable).includes(secret))
                reader.reject(name, `must not contain ${words}`);
        }
    }
    if (containsSecret(token, githubToken) || containsSecret(githubToken, token)) {
        reader.reject('github-token', 'must not be the `token`: one is for GitHub, the other for the service');
    }
}
function containsSecret(text, secret) {
    return secret.length >= misplaced_inputs_SHORTEST_SECRET && text.includes(secret);
}

;// CONCATENATED MODULE: ./build/action/inputs/read-base-url.js
/**
 * The service's address with its path prefix, without a trailing slash; `''` where it is missing or wrong. Sentences
 * about it don't quote it, since what is wrong with it may be a password or a key in it.
 */
function readBaseUrl(reader, { allowHttp, needed }) {
    const text = reader.text('base-url', 'PLAYABLE_BASE_URL');
    if (text === '' && !needed)
        return '';
    const wrong = whatIsWrong(text, allowHttp);
    if (wrong === undefined)
        return text.replace(/\/+$/, '');
    reader.reject('base-url', wrong);
    return '';
}
function whatIsWrong(text, allowHttp) {
    if (text === '')
        return 'must be given: the service address with its path prefix, or PLAYABLE_BASE_URL';
    // The parser would silently take these out, or turn them round.
    if (/[\s\p{Cc}\\]/u.test(text) || !URL.canParse(text))
        return 'must be an address like https://host/prefix';
    const url = new URL(text);
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
        return 'must be an https: address';
    if (url.protocol === 'http:' && !allowHttp)
        return 'must be an https: address, unless `allow-http` is true';
    if (url.username !== '' || url.password !== '')
        return 'must not have user info (name:password@)';
    if (text.includes('?') || text.includes('#'))
        return 'must not have a query or a fragment';
    return undefined;
}

;// CONCATENATED MODULE: ./build/action/inputs/connection.js

const PROBABLE = 'Secrets are empty in runs from forks and from Dependabot, and in reusable workflows without `secrets: inherit`';
/**
 * Why a run has no token, in a sentence without its full stop: the one reason where the runner's variables show it, else
 * all that are likely. A reusable workflow can't be told from any other: the variables and the event are its caller's.
 */
function whyNoToken(env) {
    if (env['GITHUB_ACTOR'] === 'dependabot[bot]') {
        return ('Dependabot started this run, and its runs get no secrets but those under Settings, Secrets, Dependabot: ' +
            "store it there too, or leave this step out (`if: github.actor != 'dependabot[bot]'`)");
    }
    const event = readEvent(env['GITHUB_EVENT_PATH']);
    // `pull_request_target` runs have secrets.
    if (env['GITHUB_EVENT_NAME'] !== 'pull_request_target' && isFromFork(event)) {
        return ('This run is for a pull request from a fork, and such runs get no secrets: ' +
            'give `dry-run: true` there, which needs none');
    }
    return PROBABLE;
}
function isFromFork(event) {
    const request = field(event, 'pull_request');
    const head = field(field(request, 'head'), 'repo');
    const base = field(field(request, 'base'), 'repo');
    const [from, to] = [field(head, 'full_name'), field(base, 'full_name')];
    if (typeof from === 'string' && typeof to === 'string')
        return from !== to;
    return field(head, 'fork') === true;
}
function field(value, name) {
    return typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(name) : undefined;
}
function readEvent(path) {
    if (!path)
        return undefined;
    try {
        return JSON.parse((0,external_node_fs_namespaceObject.readFileSync)(path, 'utf8'));
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/action/inputs/read-token.js

/**
 * The API token. Sentences about it never quote it: not even the part that is wrong may reach a log.
 *
 * A line break or a character beyond ASCII would make Node's header code throw an error that quotes the whole value.
 */
function readToken(reader, { needed, env }) {
    const token = reader.text('token', 'PLAYABLE_TOKEN');
    if (token === '') {
        if (needed) {
            reader.reject('token', `is empty: give it as an input or as PLAYABLE_TOKEN. ${whyNoToken(env)}`);
        }
        return undefined;
    }
    if (!/^[\x21-\x7e]+$/.test(token)) {
        reader.reject('token', 'must be one line of printable ASCII without spaces: was it copied whole, and only it?');
    }
    return token;
}

;// CONCATENATED MODULE: ./build/action/inputs/read-connection.js


/** A day: no service has a reason to ask for more, and every timer can hold it. */
const LONGEST_WAIT_S = 86_400;
const LONGEST_TIMEOUT_S = 3_600;
/** @param needed whether anything will be sent */
function readConnection(reader, { needed, env }) {
    const allowHttp = reader.boolean('allow-http');
    return {
        token: readToken(reader, { needed, env }),
        baseUrl: readBaseUrl(reader, { allowHttp, needed }),
        limits: {
            maxAttempts: reader.wholeNumber('max-attempts', { min: 1, max: 50 }),
            maxRetryWaitMs: reader.wholeNumber('max-retry-wait', { min: 0, max: LONGEST_WAIT_S }) * 1000,
        },
        idleTimeoutMs: reader.wholeNumber('request-timeout', { min: 1, max: LONGEST_TIMEOUT_S }) * 1000,
        allowHttp,
    };
}

;// CONCATENATED MODULE: ./build/action/inputs/session-token.js
const BASE64URL = /^[\w-]+$/;
/**
 * Looks whether a token is a JWT: three parts of base64url, the first a JSON object (RFC 7519, 3). The service gives those
 * to browsers (service spec part 5); how its API tokens look is not shown, so one of them may be a JWT as well.
 */
function readSessionToken(token) {
    const parts = token.split('.');
    const [header = '', claims = ''] = parts;
    if (parts.length !== 3 || !parts.every((part) => BASE64URL.test(part)))
        return undefined;
    if (typeof readObject(header)?.['alg'] !== 'string')
        return undefined;
    const seconds = readObject(claims)?.['exp'];
    const expiresAt = new Date(typeof seconds === 'number' ? seconds * 1000 : Number.NaN);
    return Number.isNaN(expiresAt.getTime()) ? {} : { expiresAt };
}
function readObject(part) {
    try {
        const value = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
        return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/action/inputs/token-warnings.js


const DAY_MS = 86_400_000;
/** Service spec part 5 recommends a new one every 90 days. */
const OLDEST_DAYS = 90;
const WHERE = "in the service's developer area, under tokens, and store it in the secret behind `token`";
/** What is to be said about a token that may well work. No part of it is ever quoted. */
function judgeToken({ token, tokenCreated }, now) {
    return [...judgeKind(token, now), ...judgeAge(tokenCreated, now)];
}
function judgeKind(token, now) {
    const session = token === undefined ? undefined : readSessionToken(token);
    if (session === undefined)
        return [];
    const lines = [
        `\`token\` looks like the session of a browser (a JWT)${sayExpiry(session.expiresAt, now)}.`,
        `Sessions are for browsers and last 7 days at most: make an API token ${WHERE}.`,
    ];
    return [{ title: 'Session token', lines }];
}
function sayExpiry(expiresAt, now) {
    if (expiresAt === undefined)
        return '';
    const when = `${expiresAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
    return expiresAt > now ? `, which expires on ${when}` : `, which expired on ${when}`;
}
function judgeAge(created, now) {
    if (created === undefined)
        return [];
    const days = Math.floor((now.getTime() - created.getTime()) / DAY_MS);
    if (days <= OLDEST_DAYS)
        return [];
    const lines = [
        `\`token-created\` says that the token is ${plural_plural(days, 'day')} old; it should be replaced every ${OLDEST_DAYS}.`,
        `Make a new one ${WHERE}; then correct \`token-created\` and revoke the old one.`,
    ];
    return [{ title: 'Old token', lines }];
}

;// CONCATENATED MODULE: ./build/action/assets/assets-inputs.js





/** Inputs that end up in addresses and the log, with the variables that stand in for them. */
const TOLD = { 'base-url': 'PLAYABLE_BASE_URL', organization: 'PLAYABLE_ORGANIZATION' };
/** Reads all inputs of `assets/`; a pure function of its arguments, but for the event. */
function parseAssetsInputs(env, now = new Date()) {
    const reader = new InputReader(env);
    const organizationId = reader.text('organization', 'PLAYABLE_ORGANIZATION');
    if (organizationId === '') {
        reader.reject('organization', 'must be given to list its assets, as an input or as PLAYABLE_ORGANIZATION');
    }
    const connection = readConnection(reader, { needed: true, env });
    refuseTokenElsewhere(reader, connection, TOLD);
    const warnings = [
        ...judgeToken({ ...connection, tokenCreated: undefined }, now),
        ...judgeUnknownInputs(env, reader.names),
    ];
    return { inputs: { ...connection, organizationId }, problems: reader.problems, warnings };
}

;// CONCATENATED MODULE: ./build/action/assets/run-assets.js











/**
 * The sub-action `assets/` from start to end. It throws nothing; the exit code tells the verdict.
 *
 * @param signal aborted by a cancellation
 */
function runAssets(env, signal) {
    return runInFrame('assets', { env, signal }, (base) => ({
        work: () => work(env, base),
        brokenDown: (failure) => ({ assets: undefined, failures: [failure] }),
        finish: ({ assets, failures }) => {
            // The form of the answer is not shown (service spec part 4).
            const extension = assets !== undefined && isJson(assets) ? 'json' : 'txt';
            const file = { output: 'assets-file', prefix: 'playable-assets', extension };
            return finishReading({ outputs: { assets: assets ?? '' }, content: assets, failures }, file, env, base);
        },
    }));
}
async function work(env, base) {
    const { inputs, problems, warnings } = parseAssetsInputs(env);
    for (const { title, lines } of warnings)
        base.log.warning(title, ...lines);
    if (problems.length > 0)
        return { assets: undefined, failures: [listProblems(problems)] };
    const assets = await list(inputs, base);
    if (typeof assets === 'string')
        return { assets, failures: [] };
    const explained = failureOf(assets, { limits: inputs.limits, oneAtATime: true });
    const failures = explained === undefined ? [] : [explained];
    const { aborted, reason } = base.signal;
    const lines = [`The run was cancelled (${reason}) before the list had come.`, 'Run it again.'];
    return { assets: undefined, failures: aborted ? [...failures, { title: 'Cancelled', lines }] : failures };
}
async function list({ organizationId, ...connection }, { log, waiting, signal }) {
    const progress = new Progress(log, { clock: systemClock, ticker: systemTicker });
    const waits = new WaitNotes();
    const { service, close } = openService(connection, {
        onWait: (wait) => {
            const line = waits.note(wait, systemClock.monotonicMs());
            if (line !== undefined)
                progress.say(`  ${line}`);
        },
        waiting,
    });
    progress.begin({
        title: `List the assets of ${organizationId}`,
        talkative: false,
        status: () => `no answer yet${waits.left(systemClock.monotonicMs())}`,
    });
    try {
        const called = await service.listAssets({ organizationId }, signal);
        if (!called.ok)
            return called;
        progress.end();
        log.info(`${formatBytes(Buffer.byteLength(called.value))} from the service`);
        return called.value;
    }
    finally {
        progress.end();
        close();
    }
}
function isJson(text) {
    try {
        JSON.parse(text.replace(/^\uFEFF/, ''));
        return true;
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 9992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ listenForCancellation)
/* harmony export */ });
/** Turns SIGINT and SIGTERM, which is how the runner cancels a step, into an abort. */
function listenForCancellation() {
    const controller = new AbortController();
    for (const name of ['SIGINT', 'SIGTERM']) {
        // `on`, not `once`: the runner sends both, and the second must not kill us while outputs are written.
        process.on(name, () => controller.abort(name));
    }
    return controller.signal;
}


/***/ }),

/***/ 3287:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _action_cancellation_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9992);

const signal = (0,_action_cancellation_js__WEBPACK_IMPORTED_MODULE_0__/* .listenForCancellation */ .c)();
const { runAssets } = await Promise.resolve(/* import() eager */).then(__nccwpck_require__.bind(__nccwpck_require__, 9615));
await runAssets(process.env, signal);
process.stdout.write('', () => process.exit());

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 9783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ getProxyUrl)
/* harmony export */ });
/* unused harmony export checkBypass */
function getProxyUrl(reqUrl) {
    const usingSsl = reqUrl.protocol === 'https:';
    if (checkBypass(reqUrl)) {
        return undefined;
    }
    const proxyVar = (() => {
        if (usingSsl) {
            return process.env['https_proxy'] || process.env['HTTPS_PROXY'];
        }
        else {
            return process.env['http_proxy'] || process.env['HTTP_PROXY'];
        }
    })();
    if (proxyVar) {
        try {
            return new DecodedURL(proxyVar);
        }
        catch (_a) {
            if (!proxyVar.startsWith('http://') && !proxyVar.startsWith('https://'))
                return new DecodedURL(`http://${proxyVar}`);
        }
    }
    else {
        return undefined;
    }
}
function checkBypass(reqUrl) {
    if (!reqUrl.hostname) {
        return false;
    }
    const reqHost = reqUrl.hostname;
    if (isLoopbackAddress(reqHost)) {
        return true;
    }
    const noProxy = process.env['no_proxy'] || process.env['NO_PROXY'] || '';
    if (!noProxy) {
        return false;
    }
    // Determine the request port
    let reqPort;
    if (reqUrl.port) {
        reqPort = Number(reqUrl.port);
    }
    else if (reqUrl.protocol === 'http:') {
        reqPort = 80;
    }
    else if (reqUrl.protocol === 'https:') {
        reqPort = 443;
    }
    // Format the request hostname and hostname with port
    const upperReqHosts = [reqUrl.hostname.toUpperCase()];
    if (typeof reqPort === 'number') {
        upperReqHosts.push(`${upperReqHosts[0]}:${reqPort}`);
    }
    // Compare request host against noproxy
    for (const upperNoProxyItem of noProxy
        .split(',')
        .map(x => x.trim().toUpperCase())
        .filter(x => x)) {
        if (upperNoProxyItem === '*' ||
            upperReqHosts.some(x => x === upperNoProxyItem ||
                x.endsWith(`.${upperNoProxyItem}`) ||
                (upperNoProxyItem.startsWith('.') &&
                    x.endsWith(`${upperNoProxyItem}`)))) {
            return true;
        }
    }
    return false;
}
function isLoopbackAddress(host) {
    const hostLower = host.toLowerCase();
    return (hostLower === 'localhost' ||
        hostLower.startsWith('127.') ||
        hostLower.startsWith('[::1]') ||
        hostLower.startsWith('[0:0:0:0:0:0:0:1]'));
}
class DecodedURL extends URL {
    constructor(url, base) {
        super(url, base);
        this._decodedUsername = decodeURIComponent(super.username);
        this._decodedPassword = decodeURIComponent(super.password);
    }
    get username() {
        return this._decodedUsername;
    }
    get password() {
        return this._decodedPassword;
    }
}
//# sourceMappingURL=proxy.js.map

/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(3287);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
