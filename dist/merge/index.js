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

/***/ 9896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

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

/***/ 857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

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

/***/ 9357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  runMerge: () => (/* binding */ runMerge)
});

;// CONCATENATED MODULE: ./build/support/for-each-concurrently.js
/**
 * Runs `work` over the items in their order, at most `limit` at a time. No item is started once `stopped` says so. Where
 * the limit falls, what has been started goes on, and as much less is started after it.
 *
 * @throws what the first `work` that rejects throws, after all that had been started have settled
 */
async function for_each_concurrently_forEachConcurrently(items, limit, stopped, work) {
    const most = typeof limit === 'number' ? () => limit : () => limit.limit;
    const errors = [];
    const { promise: finished, resolve: finish } = Promise.withResolvers();
    let workers = 0;
    let begun = 0;
    const goesOn = () => begun < items.length && errors.length === 0 && !stopped();
    const worker = async () => {
        workers += 1;
        while (workers <= most() && goesOn()) {
            const index = begun;
            begun += 1;
            try {
                // There is one: `begun` was below the length.
                await work(items[index], index);
            }
            catch (error) {
                errors.push(error);
            }
        }
        workers -= 1;
        if (workers === 0)
            finish();
    };
    const addWorkers = () => {
        while (workers < most() && goesOn())
            void worker();
    };
    if (typeof limit !== 'number')
        limit.onChange(addWorkers);
    addWorkers();
    if (workers > 0)
        await finished;
    if (errors.length > 0)
        throw errors[0];
}

;// CONCATENATED MODULE: ./build/api/errors/request-error.js
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
/** The text itself, or its beginning with `…`, at most `length` UTF-16 units and never half a character. */
function cut(text, length) {
    if (text.length <= length)
        return text;
    return `${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

;// CONCATENATED MODULE: ./build/support/quote-outside-text.js

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

;// CONCATENATED MODULE: ./build/api/errors/service-words.js

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

;// CONCATENATED MODULE: ./build/api/errors/permission-denied-error.js


const REQUIRED_SCOPE = /(?:required scope|Required): *([\w.*-]+(?::[\w.*-]+)+)/;
/** 403: the token lacks a scope, named by either form of the body (service spec part 7). */
class PermissionDeniedError extends RequestError {
    name = 'PermissionDeniedError';
    /** The missing scope, `<resource>:<action>`; `undefined` where the body names none. */
    scope;
    constructor(request, words) {
        super(`${request.method} ${request.location} answered 403: ${sayServiceWords(words)}`, request);
        this.scope = REQUIRED_SCOPE.exec(words.message ?? '')?.[1];
    }
}

;// CONCATENATED MODULE: ./build/api/errors/token-rejected-error.js


/** 401: the token is missing, expired or invalid (service spec part 7). */
class TokenRejectedError extends RequestError {
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

;// CONCATENATED MODULE: ./build/pipeline/request-exports.js


/**
 * Triggers every export; one that fails does not stop the others, unless the token is refused. Those under way are
 * then waited for, because ending them would leave it unknown what became of them.
 *
 * @returns an outcome a request, in their order
 */
async function request_exports_requestExports(requests, context) {
    const { concurrency, events, signal } = context;
    const outcomes = requests.map((request) => ({ ...request, status: 'not-attempted' }));
    let refused = false;
    events.exportsStarted(requests);
    await for_each_concurrently_forEachConcurrently(requests, concurrency, () => refused || signal.aborted, async (request, index) => {
        const outcome = await requestExport(request, context);
        outcomes[index] = outcome;
        events.exportSettled(outcome);
        refused ||= outcome.status === 'failed' && forbids_further_requests_forbidsFurtherRequests(outcome.failure.error);
    });
    events.exportsFinished(outcomes);
    return outcomes;
}
async function requestExport(request, { service, events, signal }) {
    const called = await service.triggerExport(request, signal, async () => events.beforeExport?.(request));
    const { attempts } = called.effort;
    if (called.ok)
        return { ...request, status: 'triggered', attempts, response: called.value };
    if (attempts === 0)
        return { ...request, status: 'not-attempted' };
    const status = called.because === 'may-have-been-done' ? 'unknown' : 'failed';
    return { ...request, status, attempts, failure: called };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(7598);
;// CONCATENATED MODULE: ./build/api/hashed-body.js

/** A body that hashes its bytes on their way: no file is read twice to know what was sent. */
class hashed_body_HashedBody {
    #body;
    #hash;
    constructor(body) {
        this.#body = body;
    }
    get size() {
        return this.#body.size;
    }
    async open() {
        // One for each time: an attempt that is given up may still be reading when the next one begins.
        const hash = createHash('sha256');
        this.#hash = hash;
        const bytes = await this.#body.open();
        if (!Buffer.isBuffer(bytes))
            return hashing(bytes, hash);
        hash.update(bytes);
        return bytes;
    }
    /**
     * The SHA-256, in lower-case hex, of what was read since the body was last opened: it must have been read to its end, and it
     * is told once.
     */
    sha256() {
        if (this.#hash === undefined)
            throw new Error('the body was not opened');
        return this.#hash.digest('hex');
    }
}
async function* hashing(blocks, hash) {
    for await (const block of blocks) {
        hash.update(block);
        yield block;
    }
}

;// CONCATENATED MODULE: ./build/api/spare-buffers.js
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
function spare_buffers_takeBuffer(size) {
    if (size < SMALLEST_BYTES)
        return Buffer.allocUnsafe(size);
    const capacity = 2 ** Math.ceil(Math.log2(size));
    const memory = spare.get(capacity)?.pop() ?? new ArrayBuffer(capacity);
    lent.add(memory);
    return Buffer.from(memory, 0, size);
}
/** Gives a buffer back that nobody will read any more, where it was taken here; to do it twice does no harm. */
function spare_buffers_giveBack({ buffer }) {
    if (!lent.delete(buffer))
        return;
    const free = spare.get(buffer.byteLength) ?? [];
    spare.set(buffer.byteLength, free);
    if (free.length < MOST_SPARE)
        free.push(buffer);
}

;// CONCATENATED MODULE: external "node:fs"
const external_node_fs_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
var external_node_fs_namespaceObject_0 = /*#__PURE__*/__nccwpck_require__.t(external_node_fs_namespaceObject, 2);
;// CONCATENATED MODULE: external "node:fs/promises"
const promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");
;// CONCATENATED MODULE: ./build/api/upload-body.js




/** Files up to this size are read and sent in one go. */
const WHOLE_BYTES = (/* unused pure expression or super */ null && (256 * 1024));
/** Up to this size a disk is done sooner than the thread pool: to wake a thread takes longer, and may take the processor. */
const QUICK_BYTES = (/* unused pure expression or super */ null && (64 * 1024));
/** What is read and sent at a time of larger ones. Blocks of twice the size are no faster, and 128 files in flight have two each. */
const BLOCK_BYTES = (/* unused pure expression or super */ null && (512 * 1024));
// Opening what has become a pipe must not wait for somebody who writes to it. Windows has no such flag: it counts as 0.
const READ_ONLY = external_node_fs_namespaceObject.constants.O_RDONLY | external_node_fs_namespaceObject.constants.O_NONBLOCK;
/** The bytes of a file that had `size` bytes when it was found. */
function upload_body_fileBody(path, size) {
    return {
        size,
        open: async () => (size <= WHOLE_BYTES ? readWhole(path, size) : readBlocks(path, size)),
    };
}
/** At most one trip through the thread pool, for the reading itself: more cost more than opening and closing a file do. */
async function readWhole(path, size) {
    const file = attempt(() => fs.openSync(path, READ_ONLY));
    try {
        // One byte more than there should be: a file that has grown is noticed without a second look.
        const buffer = takeBuffer(size + 1);
        const bytesRead = size <= QUICK_BYTES
            ? attempt(() => fs.readSync(file, buffer, 0, size + 1, 0))
            : await readInPool(file, buffer).catch(unreadable);
        if (bytesRead !== size)
            throw changed(size, fs.fstatSync(file).size);
        return buffer.subarray(0, size);
    }
    finally {
        fs.closeSync(file);
    }
}
function readInPool(file, buffer) {
    return new Promise((resolve, reject) => {
        fs.read(file, buffer, 0, buffer.length, 0, (error, count) => error === null ? resolve(count) : reject(error));
    });
}
function attempt(read) {
    try {
        return read();
    }
    catch (error) {
        return unreadable(error);
    }
}
async function* readBlocks(path, size) {
    const file = await open(path, READ_ONLY).catch(unreadable);
    try {
        const atStart = await file.stat();
        if (atStart.size !== size)
            throw changed(size, atStart.size);
        // Two buffers in turn: one is read into while the other is sent.
        const buffers = [Buffer.allocUnsafe(BLOCK_BYTES), Buffer.allocUnsafe(BLOCK_BYTES)];
        let ahead = readBlock(file, buffers[0], size);
        for (let sent = 0, turn = 1; sent < size; turn += 1) {
            const block = await ahead;
            if (block.length === 0)
                throw changed(size, sent);
            sent += block.length;
            // The last byte makes it whole for the storage: what has changed on the way must not come to that.
            if (sent === size) {
                const atEnd = await file.stat();
                if (atEnd.size !== size || atEnd.mtimeMs !== atStart.mtimeMs)
                    throw changed(size, atEnd.size);
            }
            else {
                ahead = readBlock(file, buffers[turn % 2 === 0 ? 0 : 1], size - sent);
                // Whoever takes the blocks may stop, and then nobody asks what became of this one.
                ahead.catch(() => undefined);
            }
            yield block;
        }
    }
    finally {
        await file.close();
    }
}
async function readBlock(file, buffer, restBytes) {
    const length = Math.min(buffer.length, restBytes);
    const { bytesRead } = await file.read(buffer, 0, length).catch(unreadable);
    return buffer.subarray(0, bytesRead);
}
function unreadable(cause) {
    const why = cause.code === 'ENOENT' ? 'it no longer exists' : String(cause.code);
    throw new AssetFileError(`The file could not be read: ${why}`, { cause });
}
function changed(expected, actual) {
    const sizes = expected === actual ? 'its content was written to' : `it had ${expected} bytes, now ${actual}`;
    return new AssetFileError(`The file changed while it was being uploaded: ${sizes}`);
}

;// CONCATENATED MODULE: ./build/pipeline/find-unchanged.js





/**
 * Finds the assets whose bytes were uploaded before. Only files that could be the same, by all that is known without
 * opening them, are read, so many at a time and block by block; after a cancellation no further one is.
 *
 * @returns the unchanged ones, in the order of the assets
 */
async function find_unchanged_findUnchanged(assets, earlier, { concurrency, onSettled, signal }) {
    const candidates = assets.flatMap((asset) => {
        const upload = earlier.of(asset);
        return upload === undefined ? [] : { asset, ...upload };
    });
    const reused = [];
    await forEachConcurrently(candidates, concurrency, () => signal.aborted, async ({ asset, assetId, sha256 }, index) => {
        const same = (await hashFile(asset, signal)) === sha256;
        const outcome = same ? { status: 'reused', asset, assetId, sha256 } : undefined;
        reused[index] = outcome;
        onSettled?.(asset, outcome);
    });
    return reused.filter((outcome) => outcome !== undefined);
}
/** The SHA-256 of a file's bytes; `undefined` where it can't be read as it was found, which its upload will tell. */
async function hashFile({ absolutePath, size }, signal) {
    const body = new HashedBody(fileBody(absolutePath, size));
    try {
        const bytes = await body.open();
        if (Buffer.isBuffer(bytes))
            giveBack(bytes);
        else
            for await (const _ of bytes)
                if (signal.aborted)
                    return undefined;
        return body.sha256();
    }
    catch (error) {
        if (error instanceof AssetFileError)
            return undefined;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/api/errors/storage-refused-error.js

/** The storage answered a PUT with anything but 2xx. The token was not part of that request. */
class storage_refused_error_StorageRefusedError extends RequestError {
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

;// CONCATENATED MODULE: ./build/pipeline/upload-assets.js






/** Where nothing was answered for so long, more is sent: the shortest of the ways on which it brings much. */
const SILENCE_MS = 10;
/**
 * Uploads every asset; one that fails does not stop the others, unless the token is refused.
 *
 * @returns an outcome an asset, in their order
 */
async function upload_assets_uploadAssets(assets, context) {
    const { events, control, clock } = context;
    // A signal of several would ask each of them whenever it is asked itself.
    const ended = new AbortController();
    const { signal } = ended;
    const end = () => ended.abort(context.signal.reason);
    context.signal.addEventListener('abort', end);
    if (context.signal.aborted)
        end();
    const outcomes = assets.map((asset) => ({ status: 'not-attempted', asset }));
    events.uploadsStarted(assets);
    if (control !== undefined)
        void growInSilence(control, clock, signal);
    await forEachConcurrently(assets, control ?? context.concurrency, () => signal.aborted, async (asset, index) => {
        const outcome = await uploadAsset(asset, context, signal);
        outcomes[index] = outcome;
        control?.settled(clock.monotonicMs());
        events.uploadSettled(outcome);
        if (outcome.status === 'failed' && forbidsFurtherRequests(outcome.failure.error))
            ended.abort();
    });
    context.signal.removeEventListener('abort', end);
    events.uploadsFinished(outcomes);
    return outcomes;
}
async function growInSilence(control, clock, signal) {
    while (control.silent && !signal.aborted) {
        await clock.sleep(SILENCE_MS, signal);
        control.heardNothing(clock.monotonicMs());
    }
}
async function uploadAsset(asset, context, signal) {
    const { service, storage, organizationId, clock } = context;
    const { fileName, contentType } = asset;
    const startedMs = clock.monotonicMs();
    let repeated = 0;
    const failed = (failure) => failure.effort.attempts === 0 && repeated === 0
        ? { status: 'not-attempted', asset }
        : {
            status: 'failed',
            asset,
            failure,
            attempts: repeated + failure.effort.attempts,
            durationMs: elapsed(),
        };
    const elapsed = () => Math.round(clock.monotonicMs() - startedMs);
    for (let renewed = false;; renewed = true) {
        // Without a storage that takes the file, an address is of no use.
        if (storage.blocked && !renewed)
            return { status: 'not-attempted', asset };
        const target = await service.requestUploadUrl({ fileName, contentType, organizationId }, signal);
        if (!target.ok)
            return failed(target);
        repeated += target.effort.attempts - 1;
        const { uploadUrl, assetId } = target.value;
        const file = fileBody(asset.absolutePath, asset.size);
        const hashed = context.hashed ? new HashedBody(file) : undefined;
        const body = watchedBody(hashed ?? file, (sentBytes) => context.events.uploadProgress(asset, sentBytes));
        const put = await storage.put({ uploadUrl, contentType, body }, signal);
        if (put.ok) {
            const attempts = repeated + put.effort.attempts;
            const sha256 = hashed && { sha256: hashed.sha256() };
            return { status: 'uploaded', asset, assetId, ...sha256, attempts, durationMs: elapsed() };
        }
        const expired = put.error instanceof StorageRefusedError && put.error.expired;
        if (!expired || renewed)
            return failed(put);
        repeated += put.effort.attempts;
        context.events.uploadUrlRenewed(asset);
    }
}

;// CONCATENATED MODULE: ./build/pipeline/store-assets.js


/**
 * Sees to it that the service has every asset: what earlier runs uploaded unchanged is reused, the others are uploaded.
 *
 * @param earlier absent where nothing is to be reused, now or by a later run: then no file is hashed
 * @returns an outcome an asset, in their order
 */
async function store_assets_storeAssets(assets, earlier, context) {
    const upload = async (some) => some.length === 0 ? [] : uploadAssets(some, { ...context, hashed: earlier !== undefined });
    if (earlier === undefined)
        return upload(assets);
    const reused = await reuse(assets, earlier, context);
    const outcomes = new Map(reused.map((outcome) => [outcome.asset, outcome]));
    const sent = await upload(assets.filter((asset) => !outcomes.has(asset)));
    for (const outcome of sent)
        outcomes.set(outcome.asset, outcome);
    return assets.flatMap((asset) => outcomes.get(asset) ?? []);
}
async function reuse(assets, earlier, { events, concurrency, signal }) {
    const candidates = assets.filter((asset) => earlier.of(asset) !== undefined);
    if (candidates.length === 0)
        return [];
    events.comparisonStarted(candidates);
    const onSettled = events.comparisonSettled.bind(events);
    const reused = await findUnchanged(candidates, earlier, { concurrency, onSettled, signal });
    events.comparisonFinished(reused);
    return reused;
}

;// CONCATENATED MODULE: ./build/pipeline/run-pipeline.js



/** Uploads all assets that are not there yet and, only if every one of them is by then, triggers the exports. */
async function runPipeline(plan, context) {
    const { assets, exports, earlier } = plan;
    const uploads = await storeAssets(assets, earlier, context);
    if (exports.length === 0 || !uploads.every(isStored))
        return { ...reportNothing(plan), uploads };
    return { uploads, exports: await requestExports(exports, context) };
}
/** The report on a plan of which nothing has been done. */
function reportNothing({ assets, exports }) {
    return {
        uploads: assets.map((asset) => ({ status: 'not-attempted', asset })),
        exports: exports.map((request) => ({ ...request, status: 'not-attempted' })),
    };
}

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

;// CONCATENATED MODULE: external "node:path"
const external_node_path_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
;// CONCATENATED MODULE: ./build/support/is-inside.js

/** Whether a path is a folder or lies below it. Both are absolute; symbolic links are not looked at. */
function is_inside_isInside(path, folder) {
    // Nearly always so, and the long way is long for a hundred thousand files.
    if (path.startsWith(folder) && path[folder.length] === external_node_path_namespaceObject.sep && !path.includes('..'))
        return true;
    const way = (0,external_node_path_namespaceObject.relative)(folder, path);
    return way !== '..' && !way.startsWith(`..${external_node_path_namespaceObject.sep}`) && !(0,external_node_path_namespaceObject.isAbsolute)(way);
}

;// CONCATENATED MODULE: ./build/action/check-paths.js



/** Looks at the paths among the inputs; a sentence for each that is wrong, starting with the input's name. */
function checkPaths({ workspace, workingDirectory, manifestPath, givenManifestPath = manifestPath, }) {
    if (!statOf(workspace)?.isDirectory()) {
        return ['`working-directory` is looked for in the workspace, and there is none (GITHUB_WORKSPACE)'];
    }
    return [...checkWorkingDirectory(workingDirectory, workspace), ...checkManifestPath(givenManifestPath)];
}
function checkWorkingDirectory(folder, workspace) {
    const stats = statOf(folder);
    if (stats === undefined) {
        return [
            '`working-directory` must be a folder, and nothing is there: is a checkout or a build step missing?',
        ];
    }
    if (!stats.isDirectory())
        return ['`working-directory` must be a folder, not a file'];
    if (!isReadable(folder))
        return ['`working-directory` must be a folder that can be read'];
    if (isInside(folder, workspace) && !isInside(realpathSync(folder), realpathSync(workspace))) {
        return ['`working-directory` must not lead out of the workspace through a symbolic link'];
    }
    return [];
}
/** Looks at the place of the manifest: that it can't be written would else be noticed after the work. */
function checkManifestPath(path) {
    const existing = statOf(path);
    if (existing !== undefined && !existing.isFile()) {
        return ['`manifest` must be a file, and a folder or a device of that name exists'];
    }
    let folder = (0,external_node_path_namespaceObject.dirname)(path);
    while (statOf(folder) === undefined && (0,external_node_path_namespaceObject.dirname)(folder) !== folder)
        folder = (0,external_node_path_namespaceObject.dirname)(folder);
    try {
        if (!statOf(folder)?.isDirectory())
            return ['`manifest` must be in a folder, and part of its path is a file'];
        (0,external_node_fs_namespaceObject.accessSync)(folder, external_node_fs_namespaceObject.constants.W_OK);
        return [];
    }
    catch {
        return ['`manifest` must be in a folder that can be written to'];
    }
}
function isReadable(folder) {
    try {
        accessSync(folder, constants.R_OK | constants.X_OK);
        return true;
    }
    catch {
        return false;
    }
}
function statOf(path) {
    try {
        return (0,external_node_fs_namespaceObject.statSync)(path);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/pipeline/is-stored.js
/** Whether the service has an asset's bytes, sent now or by an earlier run: then it has an id. */
function is_stored_isStored(outcome) {
    return outcome.status === 'uploaded' || outcome.status === 'reused';
}

;// CONCATENATED MODULE: ./build/support/format-number.js
/** A number for people, with commas: `1,234`, `0.5`. By hand: making an `Intl` formatter for each call was seen in profiles. */
function formatNumber(value) {
    const [whole = '', fraction] = String(value).split('.');
    const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
    return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

;// CONCATENATED MODULE: ./build/support/name-some.js

const LONGEST_NAME = 120;
/** The first few of many names, the ends of overlong ones: `a, b, c and 39 more`. */
function nameSome(names, most = 5) {
    const shown = names.slice(0, most).map(shorten).join(', ');
    return names.length > most ? `${shown} and ${formatNumber(names.length - most)} more` : shown;
}
function shorten(name) {
    return name.length > LONGEST_NAME ? `…${name.slice(1 - LONGEST_NAME)}` : name;
}

;// CONCATENATED MODULE: ./build/support/plural.js

/** A number with its noun: `1 file`, `2 files`, `3 matches` by an explicit plural. */
function plural(count, singular, many = `${singular}s`) {
    return `${formatNumber(count)} ${count === 1 ? singular : many}`;
}

;// CONCATENATED MODULE: ./build/api/errors/asset-file-error.js
/** A file that can't be read as it was found: it vanished, changed its size, or may not be read. */
class asset_file_error_AssetFileError extends Error {
    name = 'AssetFileError';
}

;// CONCATENATED MODULE: ./build/api/errors/cancelled-error.js
/** A request that was not sent, or was ended, because the run was stopped. */
class CancelledError extends Error {
    name = 'CancelledError';
    constructor() {
        super('The run was stopped before this was done');
    }
}

;// CONCATENATED MODULE: ./build/support/cause-chain.js
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

;// CONCATENATED MODULE: ./build/api/errors/network-error.js



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

;// CONCATENATED MODULE: ./build/api/errors/rate-limited-error.js

/** 429: too many requests (service spec part 7). */
class RateLimitedError extends RequestError {
    name = 'RateLimitedError';
    constructor(request) {
        super(`${request.method} ${request.location} answered 429: too many requests`, request);
    }
}

;// CONCATENATED MODULE: ./build/api/errors/service-error.js

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

;// CONCATENATED MODULE: ./build/support/format-duration.js

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

;// CONCATENATED MODULE: ./build/action/advise-on-service.js
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

;// CONCATENATED MODULE: ./build/action/explain-failure.js











const NEW_TOKEN = "Make a new one in the service's developer area, under tokens, and store it in the secret behind `token`.";
/** What happened and what to do, in sentences. `undefined` for what was only stopped by something else. */
function explain_failure_explainFailure(failure, context) {
    const { error } = failure;
    const tried = sayEffort(failure, context.limits);
    if (error instanceof CancelledError)
        return undefined;
    if (error instanceof NetworkError && error.reason === 'cancelled')
        return undefined;
    if (error instanceof TokenRejectedError) {
        const what = `The service does not accept the token: it is missing, expired or invalid. ${sentence(error.message)}`;
        return { title: 'Token rejected (401)', cause: '401', what, advice: NEW_TOKEN };
    }
    if (error instanceof PermissionDeniedError) {
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
    if (error instanceof storage_refused_error_StorageRefusedError) {
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
    if (error instanceof asset_file_error_AssetFileError) {
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
    const soFar = `Tried ${plural(attempts, 'time')}, with ${formatDuration(waitedMs)} of waiting in between.`;
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

;// CONCATENATED MODULE: external "node:os"
const external_node_os_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");
// EXTERNAL MODULE: external "os"
var external_os_ = __nccwpck_require__(857);
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
    process.stdout.write(cmd.toString() + external_os_.EOL);
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
// EXTERNAL MODULE: external "fs"
var external_fs_ = __nccwpck_require__(9896);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/file-command.js
// For internal use, subject to change.
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */




function file_command_issueFileCommand(command, message) {
    const filePath = process.env[`GITHUB_${command}`];
    if (!filePath) {
        throw new Error(`Unable to find environment variable for file command ${command}`);
    }
    if (!external_fs_.existsSync(filePath)) {
        throw new Error(`Missing file at path: ${filePath}`);
    }
    external_fs_.appendFileSync(filePath, `${toCommandValue(message)}${external_os_.EOL}`, {
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
    return `${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.EOL}${delimiter}`;
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


const { access, appendFile, writeFile } = external_fs_.promises;
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
                yield access(pathFromEnv, external_fs_.constants.R_OK | external_fs_.constants.W_OK);
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
        return this.addRaw(external_os_.EOL);
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
const summary = _summary;
//# sourceMappingURL=summary.js.map
;// CONCATENATED MODULE: ./build/action/core.js



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

;// CONCATENATED MODULE: ./build/support/spell-out-unseen.js
/**
 * Control characters, those that turn the reading direction or are not seen, and halves of a pair: a terminal or a page
 * would act on them, or show nothing. U+FE0E and U+FE0F stay, which give the character before them its face.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|(?![\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}/gu;
/** Most texts are no more than this, and the pattern above takes long to be made and to be held against them. */
const ALL_SEEN = /^[ -~]*$/;
/** Text in which every character that acts instead of showing is spelled out, such as `\u{202e}`; a tab is a blank. */
function spellOutUnseen(text) {
    return ALL_SEEN.test(text) ? text : text.replace(UNSEEN, spellOut);
}
function spellOut(character) {
    if (character === '\t')
        return ' ';
    return `\\u{${Number(character.codePointAt(0)).toString(16)}}`;
}

;// CONCATENATED MODULE: ./build/action/printable.js

/**
 * Text of any origin as one line that can only be read. Characters that act instead of showing are spelled out, and
 * neither form of workflow command survives: `::name::` at the start of a line, `##[name]` anywhere in one.
 */
function printable(text) {
    return spellOutUnseen(text)
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

;// CONCATENATED MODULE: ./build/action/log.js




/** The runner cuts a message at 4,096 characters; what counts the rest has its room above this. */
const LONGEST_MESSAGE = 3_900;
/** The annotations of a level that reach the page; the runner drops the rest. */
const ANNOTATIONS_A_LEVEL = 10;
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
        if (this.#count[level] < ANNOTATIONS_A_LEVEL)
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

;// CONCATENATED MODULE: ./build/action/failure.js





/** Text from outside is a part of most causes: with more of them than this, those of one title count as one. */
const MOST_CAUSES = 40;
/** The failure of a single call; `undefined` for one that was only stopped by something else. */
function failureOf(failure, context) {
    const explanation = explainFailure(failure, context);
    return explanation && { title: explanation.title, lines: [explanation.what, explanation.advice] };
}
/** The failures of a report, those of one cause together. */
function failuresOf(report, context) {
    const causes = new Map();
    const add = (failure, list, name) => {
        const explanation = explain_failure_explainFailure(failure, context);
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
        if (!forbids_further_requests_forbidsFurtherRequests(failure.error))
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

;// CONCATENATED MODULE: ./build/action/explain-cancellation.js



/** What a cancelled run did, and what to do now. `signal` is what ended it: SIGINT or SIGTERM. */
function explainCancellation({ uploads, exports }, signal) {
    const uploaded = uploads.filter(({ status }) => status === 'uploaded').length;
    const reused = uploads.filter(({ status }) => status === 'reused').length;
    const triggered = exports.filter(({ status }) => status === 'triggered').length;
    const unknown = exports.filter(({ status }) => status === 'unknown').map(nameExport);
    const done = [
        ...(uploads.length > 0 ? [`${uploaded} of ${plural(uploads.length, 'file')} uploaded`] : []),
        ...(reused > 0 ? [`${reused} reused`] : []),
        ...(exports.length > 0 ? [`${triggered} of ${plural(exports.length, 'export')} triggered`] : []),
    ];
    const advice = unknown.length > 0
        ? `May have been triggered, so look in the service before you run it again: ${nameSome(unknown)}`
        : 'Run it again when it may go to its end; with `reuse-unchanged` it goes on where this one ended.';
    const lines = [
        `The run was cancelled (${signal}): ${done.length > 0 ? done.join(', ') : 'nothing was done'}.`,
        'What was done is in the outputs and the manifest.',
        advice,
    ];
    return { title: 'Cancelled', lines };
}

;// CONCATENATED MODULE: ./build/action/conclude.js



/** The ending of a run whose work came to a report: success where all that was asked for was done. */
function conclude(report, told, { limits, signal }) {
    const failures = failuresOf(report, { limits });
    const ending = { ...told, report };
    const done = report.uploads.every(is_stored_isStored) && report.exports.every(({ status }) => status === 'triggered');
    if (done)
        return { ...ending, conclusion: 'success', failures };
    if (!signal.aborted)
        return { ...ending, conclusion: 'failure', failures };
    const cancelled = explainCancellation(report, String(signal.reason));
    return { ...ending, conclusion: 'cancelled', failures: [...failures, cancelled] };
}

;// CONCATENATED MODULE: ./build/pipeline/manifest.js
/**
 * Puts the record of a run together; with the conclusion `planned`, nothing was attempted: assets are planned, or would be
 * reused.
 *
 * @param earlier uploads that must not be forgotten for the sake of the next run, where this one did not come to the file;
 *   of a plan, those that it would reuse
 */
function buildManifest(head, report, earlier) {
    const { conclusion, baseUrl, organizationId, startedAt, finishedAt, part } = head;
    return {
        version: 1,
        ...part,
        conclusion,
        baseUrl,
        organizationId,
        startedAt: startedAt.toISOString(),
        finishedAt: finishedAt.toISOString(),
        assets: report.uploads.map((outcome) => manifestAsset(outcome, conclusion === 'planned', earlier)),
        exports: report.exports.map(manifestExport),
    };
}
function manifestAsset(outcome, planned, earlier) {
    const { path, fileName, contentType, size } = outcome.asset;
    const file = { path, fileName, contentType, size };
    switch (outcome.status) {
        case 'uploaded': {
            const { status, assetId, sha256, attempts, durationMs } = outcome;
            return { ...file, ...(sha256 !== undefined && { sha256 }), status, assetId, attempts, durationMs };
        }
        case 'reused': {
            const { status, assetId, sha256 } = outcome;
            return { ...file, sha256, status, assetId, attempts: 0, durationMs: 0 };
        }
        case 'failed': {
            const { status, attempts, durationMs, failure } = outcome;
            const error = failure.error.message;
            return { ...file, status, ...kept(outcome.asset, earlier), attempts, durationMs, error };
        }
        case 'not-attempted': {
            const upload = kept(outcome.asset, earlier);
            const intended = upload.assetId === undefined ? 'planned' : 'reused';
            return {
                ...file,
                status: planned ? intended : 'not-attempted',
                ...upload,
                attempts: 0,
                durationMs: 0,
            };
        }
    }
}
function kept(asset, earlier) {
    const upload = earlier?.of(asset);
    return upload === undefined ? {} : { sha256: upload.sha256, assetId: upload.assetId };
}
function manifestExport(outcome) {
    const { variantId, network, status } = outcome;
    const request = { variantId, network, status };
    switch (outcome.status) {
        case 'triggered': {
            const { attempts, response } = outcome;
            return { ...request, attempts, ...(response !== undefined && { response }) };
        }
        case 'failed':
        case 'unknown':
            return { ...request, attempts: outcome.attempts, error: outcome.failure.error.message };
        case 'not-attempted':
            return { ...request, attempts: 0 };
    }
}

;// CONCATENATED MODULE: ./build/support/write-file-atomically.js



/**
 * Writes a file so that a reader sees the old content or the whole new one, never a part. Missing folders are made.
 *
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

;// CONCATENATED MODULE: ./build/api/spellings.js
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

;// CONCATENATED MODULE: ./build/api/secrets.js

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

;// CONCATENATED MODULE: ./build/support/nearest-word.js
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
const nearest_word_LONGEST = 40;
/** The one of `words` that `text` was most likely meant to be; `undefined` where none is near. */
function nearestWord(text, words) {
    const given = plain(text);
    const meant = words.find((word) => word === MEANT[given] || plain(word) === given);
    const isWord = given.length >= SHORTEST && given.length <= nearest_word_LONGEST && !/[\s,]/.test(text);
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

;// CONCATENATED MODULE: ./build/action/input-defaults.js
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

;// CONCATENATED MODULE: ./build/action/input-reader.js




const LONGEST_QUOTE = 60;
/**
 * Reads inputs as the runner hands them over (`INPUT_<NAME>` in upper case, hyphens kept) and collects everything
 * that is wrong with them, so that it can be told at once. An empty value counts as not given.
 */
class input_reader_InputReader {
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
    /** @param allowed what would be right, to follow the name: `must be …` */
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

;// CONCATENATED MODULE: ./build/action/judge-unknown-inputs.js


const PREFIX = 'INPUT_';
/**
 * A warning that names inputs which are none of the action's, each with the one that was likely meant. The runner lists
 * all that are allowed; and since others may set variables like that too, only a near miss is told.
 *
 * @param known names of all inputs
 */
function judge_unknown_inputs_judgeUnknownInputs(env, known) {
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
        `Not an input of this action, so it is not used: ${nameSome(misses, 10)}`,
        "Correct the name in the step's `with`.",
    ];
    return [{ title: 'Unknown input', lines }];
}

;// CONCATENATED MODULE: ./build/action/read-base-url.js
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

;// CONCATENATED MODULE: ./build/action/why-no-token.js

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

;// CONCATENATED MODULE: ./build/action/read-token.js

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

;// CONCATENATED MODULE: ./build/action/read-connection.js


/** A day: no service has a reason to ask for more, and every timer can hold it. */
const LONGEST_WAIT_S = 86_400;
const LONGEST_TIMEOUT_S = 3_600;
/** @param needed whether anything will be sent */
function read_connection_readConnection(reader, { needed, env }) {
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

;// CONCATENATED MODULE: ./build/action/inputs.js















/** Inputs that end up in addresses, outputs, manifest and summary; with the variable that stands in for one. */
const TOLD = {
    'base-url': 'PLAYABLE_BASE_URL',
    organization: 'PLAYABLE_ORGANIZATION',
    variant: undefined,
    network: undefined,
    assets: undefined,
    'working-directory': undefined,
    'content-types': undefined,
    manifest: undefined,
    environment: undefined,
};
/** Reads all inputs of the root action; a pure function of its arguments, but for the event and the name of a new manifest. */
function parseInputs(env, now = new Date()) {
    const reader = new InputReader(env);
    const workspace = resolve(env['GITHUB_WORKSPACE'] || process.cwd());
    const dryRun = reader.boolean('dry-run');
    const patterns = readPatterns(reader, 'assets');
    const { variants, networks } = readExports(reader);
    const organizationId = reader.text('organization', 'PLAYABLE_ORGANIZATION');
    if (patterns === undefined && variants.length === 0 && networks.length === 0) {
        reader.reject('assets', 'or `variant` with `network` must be given: there is nothing to do');
    }
    // A dry run in a pull request from a fork is given neither secrets nor variables of the repository.
    if (patterns !== undefined && organizationId === '' && !dryRun) {
        reader.reject('organization', 'must be given to upload assets, as an input or as PLAYABLE_ORGANIZATION');
    }
    const shard = readShard(reader);
    if (shard !== undefined && patterns === undefined) {
        reader.reject('shard', 'must be given with `assets`, of which it is a part');
    }
    if (shard !== undefined && shard.total > 1 && variants.length > 0) {
        reader.reject('shard', 'must not be given with `variant`: the other parts are not there yet. `merge/` triggers the exports when all are');
    }
    const manifest = reader.text('manifest');
    const reuseUnchanged = reader.boolean('reuse-unchanged');
    if (reuseUnchanged && manifest === '') {
        reader.reject('manifest', 'must be given with `reuse-unchanged`, as a path that a later run finds again: the default is a new file in each run');
    }
    const connection = readConnection(reader, { needed: !dryRun, env });
    const githubToken = readGitHubToken(reader);
    refuseTokenElsewhere(reader, { token: connection.token, githubToken }, TOLD);
    const inputs = {
        ...connection,
        tokenCreated: readTokenCreated(reader, now),
        organizationId,
        variants,
        networks,
        patterns,
        shard,
        workspace,
        workingDirectory: resolve(workspace, reader.text('working-directory')),
        naming: reader.choice('file-name', ['basename', 'path']),
        contentTypeRules: readContentTypes(reader),
        includeHidden: reader.boolean('include-hidden-files'),
        ifNoFilesFound: reader.choice('if-no-files-found', ['error', 'warn', 'ignore']),
        concurrency: reader.wholeNumberOr('concurrency', 'auto', { min: 1, max: 128 }),
        dryRun,
        manifestPath: manifest === '' || dryRun ? temporaryManifestPath(env) : resolve(workspace, manifest),
        givenManifestPath: manifest === '' ? undefined : resolve(workspace, manifest),
        reuseUnchanged,
        summary: reader.boolean('summary'),
        githubToken,
        environment: readEnvironment(reader, githubToken === undefined ? undefined : { variants, networks }),
    };
    const warnings = [...judgeToken(inputs, now), ...judgeUnknownInputs(env, reader.names)];
    return { inputs, problems: reader.problems, warnings };
}
/** A file of its own under `RUNNER_TEMP`, so that steps of one job don't overwrite each other's manifest. */
function temporaryManifestPath(env) {
    return (0,external_node_path_namespaceObject.join)(env['RUNNER_TEMP'] || (0,external_node_os_namespaceObject.tmpdir)(), `playable-export-manifest-${(0,external_node_crypto_.randomUUID)().slice(0, 8)}.json`);
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

;// CONCATENATED MODULE: ./build/action/job-summary/cell-text.js


const cell_text_LONGEST = 120;
/** The beginning of a text of any origin, as Markdown for a cell or a heading. */
function cellText(text) {
    return markdownText(cut(text, cell_text_LONGEST));
}

;// CONCATENATED MODULE: ./build/action/job-summary/details.js
/** Blocks that are folded up under a line of our own words. */
function details(summary, blocks) {
    return [`<details><summary>${summary}</summary>`, ...blocks, '</details>'];
}

;// CONCATENATED MODULE: ./build/action/job-summary/table.js

const MOST_ROWS = 1_000;
/**
 * The blocks of a table: at most 1,000 rows, as many as the budget has room for, and a sentence about those that are left
 * out. Only rows that are kept are written, and the one that has no room.
 */
function table(content) {
    const { head, right = [], items, row, noun, budget } = content;
    const lines = [line(head), line(head.map((name) => (right.includes(name) ? '---:' : '---')))];
    let bytes = Buffer.byteLength(lines.join('\n'));
    let shown = 0;
    for (const item of items.slice(0, MOST_ROWS)) {
        const text = line(row(item));
        bytes += Buffer.byteLength(text) + 1;
        if (bytes > budget)
            break;
        lines.push(text);
        shown += 1;
    }
    const left = items.length - shown;
    if (left === 0)
        return [lines.join('\n')];
    if (shown === 0)
        return [`No room for ${plural(left, noun)} here: see the manifest.`];
    return [lines.join('\n'), `Cut here: ${plural(left, `more ${noun}`)} in the manifest.`];
}
function line(cells) {
    return `| ${cells.join(' | ')} |`;
}

;// CONCATENATED MODULE: ./build/action/job-summary/unbroken.js
/** Words of our own that stay on one line, as narrow as a column may be. */
function unbroken(words) {
    return words.replaceAll(' ', '&nbsp;');
}

;// CONCATENATED MODULE: ./build/action/job-summary/render-assets.js







/** In bytes, of the rows that are seen at once and of those that are folded up. */
const OPEN_BUDGET = 100_000;
const FOLDED_BUDGET = 400_000;
/** Where there are more files than this, only those that failed are seen at once, and no more than this. */
const MOST_OPEN = 15;
const HEAD = ['status', 'file', 'type', 'size', 'asset id', 'time', 'tries'];
const RIGHT = ['size', 'time', 'tries'];
const MARKS = {
    uploaded: '✅ uploaded',
    reused: '♻️ reused',
    failed: '❌ failed',
    'not-attempted': '➖ not attempted',
    planned: '📝 planned',
};
/** A row a file: those that failed first, then the largest. */
function renderAssets({ assets }) {
    if (assets.length === 0)
        return [];
    const failed = assets.filter(({ status }) => status === 'failed').length;
    const sorted = assets.toSorted((a, b) => Number(b.status === 'failed') - Number(a.status === 'failed') || b.size - a.size);
    const split = assets.length <= MOST_OPEN ? assets.length : Math.min(failed, MOST_OPEN);
    const [open, folded] = [sorted.slice(0, split), sorted.slice(split)];
    const kind = failed > split || failed === 0 ? 'file' : 'other file';
    return [
        '### Files',
        ...(open.length > 0 ? assetTable(open, OPEN_BUDGET) : []),
        ...(folded.length > 0
            ? details(`${plural(folded.length, kind)}, the largest first`, assetTable(folded, FOLDED_BUDGET))
            : []),
    ];
}
function assetTable(assets, budget) {
    return table({ head: HEAD, right: RIGHT, items: assets, row, noun: 'file', budget });
}
function row({ path, contentType, size, status, assetId, attempts, durationMs }) {
    // A file without success may carry the id of an earlier upload, of other bytes perhaps.
    const stored = status === 'uploaded' || status === 'reused';
    return [
        unbroken(MARKS[status]),
        cellText(path),
        cellText(contentType),
        unbroken(formatBytes(size)),
        cellText(stored ? (assetId ?? '') : ''),
        attempts === 0 ? '' : unbroken(formatDuration(durationMs)),
        attempts === 0 ? '' : String(attempts),
    ];
}

;// CONCATENATED MODULE: ./build/action/job-summary/render-exports.js





/** In bytes. */
const BUDGET = 150_000;
/** More variants than this are folded up. */
const render_exports_MOST_OPEN = 20;
const render_exports_MARKS = {
    triggered: '✅ triggered',
    failed: '❌ failed',
    unknown: '❓ unknown',
    'not-attempted': '➖ not attempted',
};
/** A row a variant and a column a network, those with a failure first. */
function renderExports({ exports, conclusion }) {
    if (exports.length === 0)
        return [];
    const networks = [...new Set(exports.map(({ network }) => network))];
    const variants = [...Map.groupBy(exports, ({ variantId }) => variantId)].map(([variantId, own]) => ({
        variantId,
        statuses: new Map(own.map(({ network, status }) => [network, status])),
        broken: own.some(({ status }) => status === 'failed' || status === 'unknown'),
    }));
    const mark = (status) => {
        if (status === undefined)
            return '';
        return conclusion === 'planned' ? '📝 planned' : render_exports_MARKS[status];
    };
    const matrix = table({
        head: ['variant', ...networks.map(cellText)],
        items: variants.toSorted((a, b) => Number(b.broken) - Number(a.broken)),
        row: ({ variantId, statuses }) => [
            cellText(variantId),
            ...networks.map((network) => unbroken(mark(statuses.get(network)))),
        ],
        noun: 'variant',
        budget: BUDGET,
    });
    const folded = variants.length > render_exports_MOST_OPEN;
    return ['### Exports', ...(folded ? details(plural(variants.length, 'variant'), matrix) : matrix)];
}

;// CONCATENATED MODULE: ./build/action/job-summary/short-text.js


const short_text_LONGEST = 1_000;
/** Of Markdown, in which one character may take 22 bytes. */
const LONGEST_BYTES = 2_000;
/** As much of a text of any origin as has room outside of tables, as Markdown of at most 2,000 bytes. */
function shortText(text) {
    for (let length = short_text_LONGEST;; length = Math.floor(length / 2)) {
        const markdown = markdownText(cut(text, length));
        if (Buffer.byteLength(markdown) <= LONGEST_BYTES)
            return markdown;
    }
}

;// CONCATENATED MODULE: ./build/action/job-summary/render-failures.js


const MOST_FAILURES = 10;
const MOST_LINES = 12;
/** In bytes. */
const render_failures_BUDGET = 120_000;
/** A section a cause: what happened, where, and in bold what to do. */
function renderFailures(failures) {
    const sections = [];
    let bytes = 0;
    for (const failure of failures.slice(0, MOST_FAILURES)) {
        const section = renderFailure(failure);
        bytes += Buffer.byteLength(section);
        if (bytes > render_failures_BUDGET)
            break;
        sections.push(section);
    }
    const left = failures.length - sections.length;
    return left === 0 ? sections : [...sections, `And ${plural(left, 'more cause')}, in the log.`];
}
function renderFailure({ title, lines }) {
    const shown = lines.slice(0, MOST_LINES).map(shortText);
    // The last line of several says what to do.
    const advised = lines.length > 1 && lines.length <= MOST_LINES;
    // An element, because asterisks beside a blank from outside would be none.
    const last = advised ? [`➡️ <b>${shown.pop()}</b>`] : [];
    const more = lines.length > MOST_LINES ? ['…'] : [];
    return `### ⛔ ${title}\n\n${[...shown, ...last, ...more].join('<br>')}`;
}

;// CONCATENATED MODULE: ./build/action/say-shard.js

/** A shard as people speak of it. */
function sayShard({ index, total }) {
    return `part ${formatNumber(index)} of ${formatNumber(total)}`;
}

;// CONCATENATED MODULE: ./build/action/job-summary/render-head.js






const VERDICTS = {
    success: '✅ Playable content delivered',
    failure: '❌ Playable content not delivered',
    cancelled: '⚠️ Cancelled',
    planned: '📝 Plan: nothing was sent',
};
/** The verdict, and how much was done. */
function renderHead({ manifest, context, waitedMs }) {
    const { conclusion, startedAt, finishedAt, shard } = manifest;
    const durationMs = Date.parse(finishedAt) - Date.parse(startedAt);
    const part = shard ? [sayShard(shard)] : [];
    const ref = context.ref ? [cellText(context.ref)] : [];
    const waited = waitedMs > 0 ? [`${formatDuration(waitedMs)} of the time waiting`] : [];
    return [
        `## ${[VERDICTS[conclusion], ...part, ...ref, formatDuration(durationMs)].join(' · ')}`,
        [...countFiles(manifest), ...countExports(manifest), ...waited].join(' · '),
    ].filter((block) => block !== '');
}
function countFiles({ assets, conclusion }) {
    if (assets.length === 0)
        return [];
    const { uploaded = [], reused = [], failed = [], planned = [], } = Object.groupBy(assets, ({ status }) => status);
    const bytes = (some) => formatBytes(some.reduce((sum, { size }) => sum + size, 0));
    if (conclusion === 'planned') {
        const reuse = reused.length > 0 ? `, ${formatNumber(reused.length)} to reuse` : '';
        return [`**${plural(planned.length, 'file')}** to upload (${bytes(planned)})${reuse}`];
    }
    const of = `**${formatNumber(uploaded.length)} of ${plural(assets.length, 'file')}** uploaded`;
    const others = [
        ...(reused.length > 0 ? [`${formatNumber(reused.length)} reused`] : []),
        ...(failed.length > 0 ? [`**${formatNumber(failed.length)} failed**`] : []),
    ];
    return [[`${of} (${bytes(uploaded)})`, ...others].join(', ')];
}
function countExports({ exports, conclusion }) {
    if (exports.length === 0)
        return [];
    if (conclusion === 'planned')
        return [`**${plural(exports.length, 'export')}** to trigger`];
    const { triggered = [], failed = [], unknown = [] } = Object.groupBy(exports, ({ status }) => status);
    const of = `**${formatNumber(triggered.length)} of ${plural(exports.length, 'export')}** triggered`;
    const others = [
        ...(failed.length > 0 ? [`**${formatNumber(failed.length)} failed**`] : []),
        ...(unknown.length > 0 ? [`**${formatNumber(unknown.length)} unknown**`] : []),
    ];
    return [[of, ...others].join(', ')];
}

;// CONCATENATED MODULE: ./build/action/job-summary/render-origin.js

/** Where the run comes from, and where all of it can be read. */
function renderOrigin({ context, manifestPath }) {
    const parts = [...sayRun(context), `Manifest: ${shortText(manifestPath)}`];
    return parts.join(' · ');
}
function sayRun({ repository, commit, run, runUrl }) {
    const words = run && shortText(run);
    const link = words && runUrl ? `[${words}](${linkTarget(runUrl)})` : words;
    return [
        ...(repository ? [`**${shortText(repository)}**`] : []),
        ...(commit ? [`commit ${shortText(commit.slice(0, 7))}`] : []),
        ...(link ? [`run ${link}`] : []),
    ];
}
function linkTarget(url) {
    return encodeURI(url.toWellFormed()).replace(/[()]/g, (parenthesis) => parenthesis === '(' ? '%28' : '%29');
}

;// CONCATENATED MODULE: ./build/action/job-summary/join-waits.js
const MOST = 5;
/** Gaps and waits below these parts of the whole could hardly be seen. */
const SMALLEST_GAP = 0.02;
const SMALLEST_WAIT = 0.01;
/** The five longest waits of a run of that length, in their order; those close to each other are one. In milliseconds. */
function joinWaits(waits, lengthMs) {
    const joined = [];
    for (const { startMs, endMs } of waits) {
        const last = joined.at(-1);
        const tookMs = endMs - startMs;
        if (last !== undefined && startMs - last.endMs < lengthMs * SMALLEST_GAP) {
            joined[joined.length - 1] = { startMs: last.startMs, endMs, tookMs: last.tookMs + tookMs };
        }
        else {
            joined.push({ startMs, endMs, tookMs });
        }
    }
    return joined
        .filter(({ tookMs }) => tookMs >= lengthMs * SMALLEST_WAIT)
        .toSorted((a, b) => b.tookMs - a.tookMs)
        .slice(0, MOST)
        .sort((a, b) => a.startMs - b.startMs);
}

;// CONCATENATED MODULE: ./build/action/job-summary/render-timeline.js


const NAMES = {
    find: 'Find files',
    upload: 'Upload',
    export: 'Export',
    wait: 'Waiting',
};
/** The day on which a chart's times lie: one without a change of the clocks. */
const DAY_MS = Date.UTC(2000, 0, 1);
const DAY_FORMAT = 'YYYY-MM-DDTHH:mm:ss.SSS';
/** What the time was spent on, as a Mermaid chart. It holds numbers and words of our own alone, whatever the run was. */
function renderTimeline({ phases, manifest }) {
    if (phases.length === 0)
        return [];
    const work = phases.filter(({ name }) => name !== 'wait');
    const endMs = Math.max(...phases.map((phase) => phase.endMs));
    const waits = joinWaits(phases.filter(({ name }) => name === 'wait'), endMs);
    const broken = {
        find: false,
        upload: manifest.assets.some(({ status }) => status === 'failed'),
        export: manifest.exports.some(({ status }) => status === 'failed' || status === 'unknown'),
        wait: false,
    };
    const bars = work.map((phase) => ({ ...phase, tookMs: phase.endMs - phase.startMs }));
    const lines = [
        'gantt',
        `dateFormat ${DAY_FORMAT}`,
        `axisFormat ${axisFormat(endMs)}`,
        'todayMarker off',
        ...bars.flatMap((bar) => [
            `section ${NAMES[bar.name]}`,
            `${formatDuration(bar.tookMs)} :${broken[bar.name] ? 'crit, ' : ''}${span(bar)}`,
        ]),
        ...(waits.length > 0 ? [`section ${NAMES.wait}`] : []),
        ...waits.map((wait) => `${formatDuration(wait.tookMs)} :done, ${span(wait)}`),
    ];
    return ['### Timeline', `\`\`\`mermaid\n${lines.join('\n')}\n\`\`\``];
}
/** What stands at the ticks of the axis, whose distance follows from the length. */
function axisFormat(endMs) {
    if (endMs < 5_000)
        return '%-S.%L s';
    if (endMs < 60_000)
        return '%-S s';
    return endMs < 3_600_000 ? '%-M:%S min' : '%-H:%M:%S h';
}
/** A bar has to have a length. */
function span({ startMs, endMs }) {
    return `${dayTime(startMs)}, ${dayTime(Math.max(endMs, startMs + 1))}`;
}
/** A time of that day in no time zone, as Mermaid reads and writes it: every reader's axis begins at zero. */
function dayTime(ms) {
    return new Date(DAY_MS + ms).toISOString().slice(0, -1);
}

;// CONCATENATED MODULE: ./build/action/job-summary/render-job-summary.js






/**
 * The job summary as Markdown; a pure function of its arguments.
 *
 * The runner drops a summary above 1,048,576 bytes as a whole. Each part has a budget of its own, and all of them
 * together stay below 900,000 bytes, whatever is in them.
 */
function renderJobSummary(content) {
    const { manifest } = content;
    const blocks = [
        ...renderHead(content),
        ...renderFailures(content.failures),
        ...renderExports(manifest),
        ...renderAssets(manifest),
        ...renderTimeline(content),
        renderOrigin(content),
    ];
    return `${blocks.join('\n\n')}\n`;
}

;// CONCATENATED MODULE: ./build/action/fit-output.js

/** On Linux one value above 131,072 bytes stops the next step ("Argument list too long"). */
const LARGEST_BYTES = 100_000;
function fitsOutput(text) {
    return Buffer.byteLength(text) <= LARGEST_BYTES;
}
/**
 * An output as a later step can take it: too large a one is left empty, and a warning names what has it instead.
 *
 * @param instead where it stands, as the end of a sentence: `the manifest: <path>`
 */
function fitOutput(name, text, instead, log) {
    if (fitsOutput(text))
        return text;
    log.warning('Output left empty', `\`${name}\` would be larger than ${formatNumber(LARGEST_BYTES)} bytes, which a later step could not take.`, `What it would say is in ${instead}`);
    return '';
}

;// CONCATENATED MODULE: ./build/action/step-outputs.js

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

;// CONCATENATED MODULE: ./build/action/outputs.js



/**
 * Writes the step's outputs: at every ending, whatever was done.
 *
 * @throws Error when the runner's file of outputs is not known or can't be written
 */
function writeOutputs(report, manifestPath, log) {
    const uploaded = report.uploads.flatMap((outcome) => (outcome.status === 'uploaded' ? outcome : []));
    const stored = report.uploads.filter(is_stored_isStored);
    // A path may be any text, `__proto__` too: entries, not assignments, make the object.
    const assetIds = Object.fromEntries(stored.map(({ asset, assetId }) => [asset.path, assetId]));
    const instead = `the manifest: ${manifestPath}`;
    writeStepOutputs({
        'asset-ids': fitOutput('asset-ids', JSON.stringify(assetIds), instead, log),
        exports: fitOutput('exports', exportsOf(report), instead, log),
        'uploaded-count': uploaded.length,
        'reused-count': report.uploads.filter(({ status }) => status === 'reused').length,
        'failed-count': report.uploads.filter(({ status }) => status === 'failed').length,
        'uploaded-bytes': uploaded.reduce((sum, { asset }) => sum + asset.size, 0),
        'export-count': report.exports.filter(({ status }) => status === 'triggered').length,
        manifest: manifestPath,
    });
}
/** Without the service's answers where a later step could not take them. */
function exportsOf(report) {
    const withResponses = report.exports.map(({ variantId, network, ...outcome }) => ({
        variantId,
        network,
        status: outcome.status,
        ...(outcome.status === 'triggered' && outcome.response !== undefined && { response: outcome.response }),
    }));
    const json = JSON.stringify(withResponses);
    if (fitsOutput(json))
        return json;
    return JSON.stringify(withResponses.map(({ variantId, network, status }) => ({ variantId, network, status })));
}

;// CONCATENATED MODULE: ./build/action/say-failures.js
/** An annotation for each failure; what it has no room for goes to the log alone. */
function sayFailures(failures, log) {
    for (const { title, lines, details = [] } of failures) {
        log.list(details);
        log.error(title, ...lines);
    }
}

;// CONCATENATED MODULE: ./build/action/say-waiting.js

/** How long a run has waited in all, in milliseconds; not a word where it did not. */
function sayWaiting(waitedMs, log) {
    if (waitedMs > 0)
        log.info(`Waited ${formatDuration(waitedMs)} in all, for rate limits and before further tries`);
}

;// CONCATENATED MODULE: ./build/action/finish-run.js









/**
 * Tells how a run ended wherever it is told: manifest, outputs, annotations, job summary. None of them keeps the others
 * from being written.
 *
 * @returns the final conclusion: what can't be told makes a failure of a success
 */
async function finishRun(ending, env, run) {
    const { log, context, startedAt, waitedMs, phases } = run;
    const { baseUrl = '', organizationId = '', summary = true } = ending.inputs ?? {};
    const manifestPath = ending.inputs?.manifestPath ?? temporaryManifestPath(env);
    const { conclusion, part } = ending;
    const head = { conclusion, baseUrl, organizationId, startedAt, finishedAt: new Date(), part };
    // Work that never came to its end has left its group open, and nobody opens one to find what went wrong.
    log.endGroup();
    let manifest = buildManifest(head, ending.report, ending.earlier);
    const failures = [...ending.failures];
    const tell = async (path, [title, advice], write) => {
        try {
            await write();
        }
        catch (error) {
            failures.push({ title, lines: [`${path}: ${causeChain(error).join(': ')}`, advice] });
            manifest = { ...manifest, conclusion: 'failure' };
        }
    };
    await tell(manifestPath, ['Manifest not written', 'Choose another place with `manifest`.'], () => writeFileAtomically(manifestPath, `${JSON.stringify(manifest, undefined, 2)}\n`));
    const instead = `What they would say is in the manifest: ${manifestPath}`;
    await tell(env['GITHUB_OUTPUT'] || 'GITHUB_OUTPUT', ['Outputs not written', instead], () => writeOutputs(ending.report, manifestPath, log));
    sayFailures(failures, log);
    if (summary) {
        const content = { manifest, manifestPath, failures, context, waitedMs, phases };
        await writeSummary(renderJobSummary(content), env, log);
    }
    sayWaiting(waitedMs, log);
    log.info(`Manifest: ${manifestPath}`);
    log.flush();
    return manifest.conclusion;
}
async function writeSummary(markdown, env, log) {
    // GitHub's own runner always sets it; others that run actions may not.
    if (!env['GITHUB_STEP_SUMMARY'])
        return;
    try {
        await summary.addRaw(markdown).write();
    }
    catch (error) {
        const where = env['GITHUB_STEP_SUMMARY'];
        const instead = 'The log, the outputs and the manifest say the same: look there.';
        log.warning('Job summary not written', `${where}: ${causeChain(error).join(': ')}`, instead);
    }
}

;// CONCATENATED MODULE: ./build/support/version.js
/** The version in package.json, which is not part of the bundle; a test holds the two against each other. */
const VERSION = '0.1.0';

;// CONCATENATED MODULE: ./build/action/deployments-impossible-error.js
/** There can be no deployments in this run, whatever is tried. */
class DeploymentsImpossibleError extends Error {
    name = 'DeploymentsImpossibleError';
    /** What to do. */
    advice;
    constructor(message, advice) {
        super(message);
        this.advice = advice;
    }
}

;// CONCATENATED MODULE: ./build/action/deployment-api.js


/** GitHub takes no longer description. */
const LONGEST_DESCRIPTION = 140;
/** Octokit would speak to the console, past everything that makes text from outside harmless. */
const SILENT = {
    debug: () => undefined,
    info: () => undefined,
    warn: () => undefined,
    error: () => undefined,
};
/** The deployments of the run's commit, as GitHub's API sees them. Every method throws what GitHub or the network does. */
class DeploymentApi {
    #octokit;
    #target;
    #commit;
    #runUrl;
    constructor(octokit, { owner, repo, commit, runUrl }) {
        this.#octokit = octokit;
        this.#target = { owner, repo };
        this.#commit = commit;
        this.#runUrl = runUrl;
    }
    /**
     * Octokit is read and evaluated here, from a file of its own: at the start it would cost every run without deployments
     * nearly as much time as `node -e 0` takes.
     *
     * @throws DeploymentsImpossibleError where there is no commit to deploy or no safe way to GitHub
     */
    static async connect(token, origin) {
        const target = targetOf(origin);
        const baseUrl = apiAddress();
        const { getOctokit } = await __nccwpck_require__.e(/* import() */ 747).then(__nccwpck_require__.bind(__nccwpck_require__, 3747));
        const userAgent = `playable-export-action/${VERSION}`;
        return new DeploymentApi(getOctokit(token, { baseUrl, userAgent, log: SILENT }), target);
    }
    /** @returns the deployment's id */
    async create({ environment, description }, signal) {
        const { data } = await this.#octokit.rest.repos.createDeployment({
            ...this.#target,
            ref: this.#commit,
            environment,
            description,
            auto_merge: false,
            required_contexts: [],
            // GitHub's own rule, so that an environment of that name is what people take it for.
            production_environment: environment === 'production',
            ...through(signal),
        });
        if (typeof data !== 'object' || data === null || !('id' in data))
            throw new Error('GitHub answered without a deployment');
        return data.id;
    }
    async setStatus(deployment, { state, description, replacesEarlier }, signal) {
        await this.#octokit.rest.repos.createDeploymentStatus({
            ...this.#target,
            deployment_id: deployment,
            state,
            description,
            ...(this.#runUrl !== undefined && { log_url: this.#runUrl }),
            ...(replacesEarlier !== undefined && { auto_inactive: replacesEarlier }),
            ...through(signal),
        });
    }
}
function targetOf({ repository = '', commit, runUrl }) {
    const [owner = '', repo = ''] = repository.split('/');
    if (owner === '' || repo === '' || commit === undefined) {
        throw new DeploymentsImpossibleError('GITHUB_REPOSITORY and GITHUB_SHA do not say which commit of which repository is deployed.', 'Leave `github-token` out where the action does not run on GitHub.');
    }
    return { owner, repo, commit, runUrl };
}
/** The address that Octokit uses as well, for its proxy. */
function apiAddress() {
    const address = process.env['GITHUB_API_URL'] || 'https://api.github.com';
    const { protocol, hostname } = URL.canParse(address) ? new URL(address) : { protocol: '', hostname: '' };
    const isLoopback = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
    if (protocol === 'https:' || (protocol === 'http:' && isLoopback))
        return address;
    throw new DeploymentsImpossibleError('GITHUB_API_URL is not an https: address, so `github-token` is not sent there.', 'Leave `github-token` out, or give the server a certificate.');
}
/**
 * The options of every request: it ends with the signal, the token follows no redirect, and what is deprecated is not said
 * to the console, which the log of the whole client does not prevent.
 */
function through(signal) {
    return { request: { signal, redirect: 'error', log: SILENT } };
}

;// CONCATENATED MODULE: ./build/support/address-location.js
/** The part of an address that may be shown: origin and path, never the query, which may hold a signature. */
function addressLocation(url) {
    return `${url.origin}${url.pathname}`;
}

;// CONCATENATED MODULE: ./build/action/within-time.js

class NoAnswerError extends Error {
    name = 'NoAnswerError';
}
/**
 * Ends work that takes too long.
 *
 * @param until aborted when there is no more time for anything
 * @throws NoAnswerError as soon as the time is over, whatever the work does about its signal
 */
async function withinTime(limitMs, until, work) {
    const controller = new AbortController();
    const over = Promise.withResolvers();
    const end = (words) => {
        over.reject(new NoAnswerError(words));
        controller.abort();
    };
    const cancelled = () => end('The run was cancelled before GitHub answered.');
    const timer = setTimeout(() => end(`GitHub did not answer within ${formatDuration(limitMs)}.`), limitMs);
    until.addEventListener('abort', cancelled);
    try {
        if (until.aborted)
            cancelled();
        return await Promise.race([over.promise, work(controller.signal)]);
    }
    finally {
        clearTimeout(timer);
        until.removeEventListener('abort', cancelled);
    }
}

;// CONCATENATED MODULE: ./build/action/explain-deployment-trouble.js





/** An answer may be a whole page. */
const LONGEST_WORDS = 300;
/**
 * What an error of a request about a deployment means for the run.
 *
 * @param secrets taken out of what GitHub says, before any of it is left out: half a token is one still
 */
function explainDeploymentTrouble(error, secrets) {
    if (error instanceof DeploymentsImpossibleError) {
        const { message: what, advice } = error;
        return { cause: 'impossible', what, advice, forbids: 'deployments and statuses' };
    }
    if (isRequestError(error) && error.response !== undefined)
        return explainAnswer(error, secrets);
    if (isRequestError(error) || error instanceof NoAnswerError) {
        const what = isRequestError(error)
            ? `${locate(error)}: ${secrets.hide(causeChain(error.cause ?? error.message).join(': '))}`
            : error.message;
        const advice = 'Nothing to do, unless a proxy or a firewall keeps the runner from GitHub.';
        // What is slow costs each export its time; what breaks is over at once, and may be better the next time.
        const forbids = error instanceof NoAnswerError ? 'new deployments' : 'nothing';
        return { cause: 'network', what, advice, forbids };
    }
    const what = secrets.hide(causeChain(error).join(': '));
    return { cause: 'unexpected', what, advice: 'Please report it with this message.', forbids: 'nothing' };
}
function explainAnswer(error, secrets) {
    const { status, message } = error;
    const what = `${locate(error)} answered ${status}: ${cut(secrets.hide(message), LONGEST_WORDS)}`;
    if (isRateLimit(error)) {
        const advice = 'Record fewer exports at a time: GitHub limits how much is created a minute and an hour.';
        return { cause: 'rate limit', what, advice, forbids: 'new deployments' };
    }
    switch (status) {
        case 401: {
            const advice = 'Give `github.token` as `github-token`, or another token that has not expired.';
            return { cause: 'token', what, advice, forbids: 'deployments and statuses' };
        }
        case 403:
        case 404: {
            const advice = 'Give the job `permissions: deployments: write`. Runs from forks and from Dependabot do not get it.';
            return { cause: 'permission', what, advice, forbids: 'deployments and statuses' };
        }
        case 422:
            return { cause: '422', what, advice: 'Look at `environment`.', forbids: 'nothing' };
        default: {
            const advice = 'Nothing to do if it was a disturbance: githubstatus.com knows them.';
            return { cause: String(status), what, advice, forbids: 'nothing' };
        }
    }
}
function isRequestError(error) {
    return error instanceof Error && 'status' in error && 'request' in error;
}
function locate({ request: { method, url } }) {
    return `${method} ${addressLocation(new URL(url))}`;
}
/** https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api */
function isRateLimit({ status, message, response }) {
    if (status === 429)
        return true;
    const { 'retry-after': wait, 'x-ratelimit-remaining': remaining } = response?.headers ?? {};
    return status === 403 && (wait !== undefined || remaining === '0' || /rate limit/i.test(message));
}

;// CONCATENATED MODULE: ./build/action/fill-environment.js
/** The name of an export's environment: `{network}` and `{variant}` filled in. */
function fillEnvironment(template, { variantId, network }) {
    return template.replace(/\{(network|variant)\}/g, (_, name) => (name === 'network' ? network : variantId));
}

;// CONCATENATED MODULE: ./build/action/deployments.js









/** The longest that an export waits for its deployment, and the run for the last status. */
const LONGEST_WAIT_MS = 5_000;
/** After a cancellation, of which the runner grants 7.5 s in all. */
const GRACE_MS = 2_000;
/** What is in progress may take so long to be ended after that. */
const LAST_WORD_MS = 1_000;
/**
 * Records exports as GitHub deployments of the run's commit: one that is about to be sent is `in_progress`, and each gets
 * its final status. Whatever goes wrong becomes a warning a cause; an export waits for GitHub, but not for long.
 */
class Deployments {
    #options;
    #secrets;
    /** Aborted when a cancelled run can't wait any longer. */
    #tooLate = new AbortController();
    #api;
    /** Deployments of exports whose end is not known yet, by `keyOf`. */
    #open = new Map();
    #statuses = [];
    #troubles = new Map();
    #environments = new Map();
    #recorded = 0;
    constructor(options) {
        this.#options = options;
        this.#secrets = new Secrets(options.token);
        options.signal.addEventListener('abort', () => {
            setTimeout(() => this.#tooLate.abort(), GRACE_MS).unref();
        });
    }
    /** The same events, recorded on their way. */
    listen(events) {
        return {
            ...events,
            exportsStarted: (requests) => {
                for (const request of requests) {
                    const name = this.#environmentOf(request).toLowerCase();
                    this.#environments.set(name, (this.#environments.get(name) ?? 0) + 1);
                }
                events.exportsStarted(requests);
            },
            beforeExport: async (request) => {
                await events.beforeExport?.(request);
                await this.#begin(request);
            },
            exportSettled: (outcome) => {
                this.#end(outcome);
                events.exportSettled(outcome);
            },
        };
    }
    /** Waits for what is still being recorded, and warns of what could not be. */
    async finish() {
        const { log } = this.#options;
        await Promise.all(this.#statuses);
        if (this.#recorded > 0)
            log.info(`${plural(this.#recorded, 'GitHub deployment')} recorded`);
        for (const { explained, exports } of this.#troubles.values()) {
            log.warning('Deployment not recorded', `${plural(exports.size, 'export')} without a complete deployment: ${nameSome([...exports])}`, explained.what, explained.advice, 'The exports themselves are not affected.');
        }
    }
    async #begin(request) {
        await this.#attempt(request, ['new deployments', 'deployments and statuses'], async (signal) => {
            this.#api ??= DeploymentApi.connect(this.#options.token, this.#options.origin);
            const api = await this.#api;
            const description = cut(`Export of ${nameExport(request)}`, LONGEST_DESCRIPTION);
            const id = await api.create({ environment: this.#environmentOf(request), description }, signal);
            this.#open.set(keyOf(request), { api, id });
            await api.setStatus(id, { state: 'in_progress', description }, signal);
        });
    }
    #end(outcome) {
        const open = this.#open.get(keyOf(outcome));
        if (open === undefined)
            return;
        const status = this.#finalStatus(outcome);
        const recorded = this.#attempt(outcome, ['deployments and statuses'], async (signal) => {
            // One that stays in progress for ever is worse than one more request.
            await open.api
                .setStatus(open.id, status, signal)
                .catch(() => open.api.setStatus(open.id, status, signal));
            this.#recorded += 1;
        });
        this.#statuses.push(recorded);
    }
    /** Does something about an export's deployment, unless an earlier trouble forbids it. */
    async #attempt(request, forbidden, work) {
        const name = nameExport(request);
        const obstacle = [...this.#troubles.values()].find(({ explained }) => forbidden.includes(explained.forbids));
        if (obstacle !== undefined) {
            obstacle.exports.add(name);
            return;
        }
        try {
            // What is in progress gets its end even where the time for all else is over.
            const { signal } = this.#tooLate;
            await (signal.aborted && this.#open.has(keyOf(request))
                ? withinTime(LAST_WORD_MS, new AbortController().signal, work)
                : withinTime(LONGEST_WAIT_MS, signal, work));
        }
        catch (error) {
            const explained = explainDeploymentTrouble(error, this.#secrets);
            const known = this.#troubles.get(explained.cause) ?? { explained, exports: new Set() };
            this.#troubles.set(explained.cause, known);
            known.exports.add(name);
        }
    }
    #finalStatus(outcome) {
        switch (outcome.status) {
            case 'triggered': {
                // Exports that share an environment would end each other's deployments.
                const alone = this.#environments.get(this.#environmentOf(outcome).toLowerCase()) === 1;
                return { state: 'success', description: 'Triggered', replacesEarlier: alone };
            }
            case 'failed':
                return { state: 'failure', description: 'Not triggered' };
            case 'unknown':
                // Neither a success nor a failure: what became of it is to be found out.
                return { state: 'error', description: 'May have been triggered: look in the service' };
            case 'not-attempted':
                return { state: 'failure', description: 'Not triggered: the run ended before' };
        }
    }
    #environmentOf(request) {
        return fillEnvironment(this.#options.environment, request);
    }
}
function keyOf({ variantId, network }) {
    return JSON.stringify([variantId, network]);
}

;// CONCATENATED MODULE: ./build/action/progress.js

const TICK_MS = 1_000;
/** Between two signs of life. Later on fewer will do: a log of many hours stays below some thousand lines. */
const BEAT_MS = 5_000;
const LATER_BEAT_MS = 9_000;
const LATER_MS = 20 * 60_000;
/** A name from outside may be a part of a title, and be longer than any line. */
const LONGEST_TITLE = 200;
/** Timers are not on time to the millisecond. */
const MARGIN_MS = 100;
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
        if (nowMs - this.#spokeMs < beatMs - MARGIN_MS)
            return;
        this.#spokeMs = nowMs;
        this.#log.info(`  ${this.#phase.status()}`);
    }
}

;// CONCATENATED MODULE: ./build/action/upload-meter.js




/** Speed is that of the last so many seconds. */
const WINDOW_MS = 30_000;
/** Counts files and bytes of uploads, also those of files that are still under way. */
class UploadMeter {
    #files;
    #bytes;
    #underWay = new Map();
    #settledFiles = 0;
    #settledBytes = 0;
    #failed = 0;
    #samples;
    constructor(assets, nowMs) {
        this.#files = assets.length;
        this.#bytes = assets.reduce((sum, { size }) => sum + size, 0);
        this.#samples = [{ atMs: nowMs, bytes: 0, files: 0 }];
    }
    /** @param bytes of this file that have been sent; fewer than before where it is sent again */
    sent(asset, bytes) {
        this.#underWay.set(asset, bytes);
    }
    settled({ asset, status }) {
        this.#underWay.delete(asset);
        this.#settledFiles += 1;
        this.#settledBytes += asset.size;
        if (status === 'failed')
            this.#failed += 1;
    }
    /** Takes down how far it is now. */
    sample(nowMs) {
        this.#samples.push(this.#now(nowMs));
        while (nowMs - (this.#samples[1]?.atMs ?? nowMs) >= WINDOW_MS)
            this.#samples.shift();
    }
    /**
     * For instance `120 of 20,000 files, 12 MiB of 2 GiB, 1.5 MiB/s, about 22 min 40 s left`.
     *
     * @param paused whether nothing moves now, so that nobody knows how long it will be
     */
    describe(nowMs, paused) {
        const now = this.#now(nowMs);
        const [first = now] = this.#samples;
        const perMs = (change) => Math.max(0, change) / Math.max(1, nowMs - first.atMs);
        const [bytesPerMs, filesPerMs] = [perMs(now.bytes - first.bytes), perMs(now.files - first.files)];
        const failed = this.#failed > 0 ? ` (${formatNumber(this.#failed)} failed)` : '';
        const leftMs = Math.max(timeFor(this.#bytes - now.bytes, bytesPerMs), 
        // What is under way is told by its bytes.
        timeFor(this.#files - now.files - this.#underWay.size, filesPerMs));
        return [
            `${formatNumber(now.files)} of ${plural(this.#files, 'file')}${failed}`,
            `${formatBytes(now.bytes)} of ${formatBytes(this.#bytes)}`,
            `${formatBytes(bytesPerMs * 1000)}/s`,
            ...(Number.isFinite(leftMs) && !paused
                ? [`about ${formatDuration(Math.ceil(leftMs / 1000) * 1000)} left`]
                : []),
        ].join(', ');
    }
    #now(atMs) {
        const underWay = this.#underWay.values().reduce((sum, bytes) => sum + bytes, 0);
        return { atMs, bytes: this.#settledBytes + underWay, files: this.#settledFiles };
    }
}
/** Milliseconds; endless where nothing moves. */
function timeFor(rest, perMs) {
    return rest <= 0 ? 0 : rest / perMs;
}

;// CONCATENATED MODULE: ./build/action/wait-notes.js



/** Between two lines about the same kind of wait. */
const QUIET_MS = 5_000;
/** The rest is only told by how far the work is. */
const wait_notes_MOST_LINES = 100;
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
        const key = wait_notes_keyOf(wait);
        const told = this.#told.get(key);
        const isNew = told === undefined || nowMs - told.atMs >= QUIET_MS || untilMs - told.untilMs >= QUIET_MS;
        if (!isNew || this.#lines >= wait_notes_MOST_LINES) {
            if (told !== undefined)
                told.others += 1;
            return undefined;
        }
        this.#lines += 1;
        this.#told.set(key, { atMs: nowMs, untilMs, others: 0 });
        const others = told === undefined || told.others === 0 ? '' : `; so did ${plural(told.others, 'request')} before`;
        return `${describe(wait)}${others}`;
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
function describe({ error, waitMs, asked, attempt, maxAttempts }) {
    const why = asked ? 'as it asked' : 'before another try';
    return `${error.message}; waiting ${formatDuration(waitMs)} ${why} (attempt ${attempt} of ${maxAttempts})`;
}
function wait_notes_keyOf({ error, kind, asked }) {
    const { location = '', method = '' } = error instanceof RequestError ? error : {};
    // The path of an upload is another one for each file.
    return [kind, asked, method, URL.canParse(location) ? new URL(location).host : location].join(' ');
}
function inSeconds(ms) {
    return formatDuration(Math.ceil(ms / 1000) * 1000);
}

;// CONCATENATED MODULE: ./build/action/log-events.js







/** Up to this many files, or exports, get a line each; of more, only those that fail do. */
const LINE_EACH = 50;
/** Lines about what failed, or had to be done again: what has failed is counted, and in the manifest. */
const MOST_DETAILS = 100;
/** Tells the log what the pipeline does. */
function logEvents(log, time) {
    const { clock } = time;
    const progress = new Progress(log, time);
    const waits = new WaitNotes();
    let meter = new UploadMeter([], clock.monotonicMs());
    let everyOne = true;
    let details = 0;
    let compared = 0;
    let exported = 0;
    const sayDetail = (text) => {
        details += 1;
        if (everyOne || details <= MOST_DETAILS)
            progress.say(text);
        else if (details === MOST_DETAILS + 1)
            progress.say('  Further ones are only counted; the manifest has all');
    };
    const begin = (title, count, status, tick) => {
        everyOne = count <= LINE_EACH;
        details = 0;
        progress.begin({
            title,
            talkative: everyOne,
            status: () => `${status()}${waits.left(clock.monotonicMs())}`,
            ...(tick && { tick }),
        });
    };
    return {
        comparisonStarted: (candidates) => {
            compared = 0;
            const bytes = candidates.reduce((sum, { size }) => sum + size, 0);
            const files = plural(candidates.length, 'file');
            begin(`Compare ${files} with the earlier manifest (${formatBytes(bytes)})`, candidates.length, () => `${compared} of ${files} compared`);
        },
        comparisonSettled: (_, reused) => {
            compared += 1;
            if (everyOne && reused !== undefined)
                progress.say(describeUpload(reused));
        },
        comparisonFinished: (reused) => {
            progress.end();
            const bytes = reused.reduce((sum, { asset }) => sum + asset.size, 0);
            log.info(`${plural(reused.length, 'unchanged file')} not sent again (${formatBytes(bytes)})`);
        },
        uploadsStarted: (assets) => {
            const uploads = new UploadMeter(assets, clock.monotonicMs());
            meter = uploads;
            const bytes = assets.reduce((sum, { size }) => sum + size, 0);
            begin(`Upload ${plural(assets.length, 'file')} (${formatBytes(bytes)})`, assets.length, () => uploads.describe(clock.monotonicMs(), waits.isPaused(clock.monotonicMs())), () => uploads.sample(clock.monotonicMs()));
        },
        uploadProgress: (asset, sentBytes) => meter.sent(asset, sentBytes),
        uploadSettled: (outcome) => {
            meter.settled(outcome);
            if (outcome.status === 'failed')
                sayDetail(describeUpload(outcome));
            else if (everyOne)
                progress.say(describeUpload(outcome));
        },
        uploadUrlRenewed: ({ path }) => sayDetail(`  ${path}: the upload address had expired, asking for a new one`),
        uploadsFinished: (outcomes) => {
            progress.end();
            const uploaded = outcomes.filter(({ status }) => status === 'uploaded');
            const bytes = uploaded.reduce((sum, { asset }) => sum + asset.size, 0);
            log.info(`${formatNumber(uploaded.length)} of ${plural(outcomes.length, 'file')} uploaded (${formatBytes(bytes)})`);
        },
        exportsStarted: (requests) => {
            exported = 0;
            const startedMs = clock.monotonicMs();
            begin(`Trigger ${plural(requests.length, 'export')}`, requests.length, () => {
                const elapsed = formatDuration(clock.monotonicMs() - startedMs);
                return `${formatNumber(exported)} of ${plural(requests.length, 'export')} answered after ${elapsed}`;
            });
        },
        exportSettled: (outcome) => {
            exported += 1;
            const done = outcome.status === 'triggered';
            const words = done ? '' : `: ${outcome.status}`;
            const line = `  ${done ? '✓' : '✗'} ${outcome.variantId} → ${outcome.network}${words}`;
            if (!done)
                sayDetail(line);
            else if (everyOne)
                progress.say(line);
        },
        exportsFinished: (outcomes) => {
            progress.end();
            const triggered = outcomes.filter(({ status }) => status === 'triggered');
            log.info(`${formatNumber(triggered.length)} of ${plural(outcomes.length, 'export')} triggered`);
        },
        waiting: (wait) => {
            const line = waits.note(wait, clock.monotonicMs());
            if (line !== undefined)
                progress.say(`  ${line}`);
        },
        stop: () => progress.end(),
    };
}
function describeUpload(outcome) {
    const { path, size, contentType } = outcome.asset;
    switch (outcome.status) {
        case 'uploaded':
            return `  ✓ ${path} (${formatBytes(size)}, ${contentType}) is ${outcome.assetId}`;
        case 'reused':
            return `  = ${path} (${formatBytes(size)}, ${contentType}) is still ${outcome.assetId}`;
        case 'failed':
            return `  ✗ ${path}: ${outcome.failure.error.message}`;
        case 'not-attempted':
            return `  - ${path}: not attempted`;
    }
}

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __nccwpck_require__(7067);
var external_node_http_namespaceObject = /*#__PURE__*/__nccwpck_require__.t(external_node_http_, 2);
// EXTERNAL MODULE: ./node_modules/@actions/http-client/lib/proxy.js
var lib_proxy = __nccwpck_require__(9783);
;// CONCATENATED MODULE: ./build/api/connections.js


/**
 * The connections of a run: kept alive or not, and through the proxy that the environment names for an address.
 *
 * Which proxy that is `@actions/http-client` says, as on every runner, and it also makes the way through it. It is loaded only
 * then: it brings undici, which takes longer to load than all else together, and which nobody without a proxy needs.
 */
class Connections {
    /** By origin. */
    #keptAlive = new Map();
    #usedOnce = new Map();
    #idleTimeoutMs;
    /** @param idleTimeoutMs time without progress, in either direction, after which a connection says that it timed out */
    constructor(idleTimeoutMs) {
        this.#idleTimeoutMs = idleTimeoutMs;
    }
    /** The agent for this address, where there is one already. */
    known({ origin }, keepAlive) {
        return this.#agents(keepAlive).get(origin);
    }
    /** An agent for this address. */
    async open(url, keepAlive) {
        const agent = await (this.proxyOf(url) === undefined
            ? direct(url, { keepAlive, timeout: this.#idleTimeoutMs })
            : proxied(url, keepAlive));
        const known = this.known(url, keepAlive);
        if (known === undefined)
            this.#agents(keepAlive).set(url.origin, agent);
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
            for (const agent of agents.values())
                if (agent instanceof external_node_http_.Agent)
                    agent.destroy();
    }
    #agents(keepAlive) {
        return keepAlive ? this.#keptAlive : this.#usedOnce;
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

;// CONCATENATED MODULE: ./build/api/hear-last-words.js
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

;// CONCATENATED MODULE: ./build/api/exchange.js



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
        if (this.#bodyError instanceof asset_file_error_AssetFileError)
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

;// CONCATENATED MODULE: ./build/api/http-transport.js





/** Bytes of an answer's body that are kept where nothing else is said. */
const BODY_LIMIT_BYTES = 1024 * 1024;
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
                spare_buffers_giveBack(bytes);
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
        const exchanges = new Set();
        this.#underWay.set(signal, exchanges);
        signal.addEventListener('abort', () => {
            for (const exchange of exchanges)
                exchange.cancel();
        });
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
            resolve({ body: Buffer.concat(chunks).subarray(0, limitBytes), truncated: size > limitBytes });
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

;// CONCATENATED MODULE: ./build/retry/sending-rate.js
/** Sustained rate after a refusal, as a share of the rate at which requests were accepted until then. */
const CUT = 0.98;
/** A measured rate counts for no less than this share of the present one: a chance 429 must not bring all to a halt. */
const LEAST = 0.8;
/** The rate grows by this share after a second, by twice that after the next, and so on, at most doubling. */
const GROWTH = 0.01;
const GROWTH_STEP_MS = 1_000;
/** Where too little was accepted to tell a rate it is looked for: from here, in requests a millisecond, … */
const SEARCH_FROM = 0.01;
/** … growing by this factor with every request that is accepted. */
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

;// CONCATENATED MODULE: ./build/retry/pace.js

/** Limits are counted by the second, the minute or a round part of them: 429 without a wait is asked after at those. */
const USUAL_PERIODS_MS = [100, 1_000, 2_000, 5_000, 10_000, 15_000, 20_000, 30_000, 60_000];
/** Comes behind a period, so as not to arrive before its end. */
const pace_MARGIN_MS = 5;
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
        return this.#rate.cycleAtMs + periodMs + pace_MARGIN_MS;
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

;// CONCATENATED MODULE: ./build/retry/shared-pace.js

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
    const wait = async (start) => {
        const before = clock.monotonicMs();
        const result = await start();
        waitedMs += clock.monotonicMs() - before;
        return result;
    };
    const cancelled = (attempts) => {
        return { ok: false, error: options.cancelled(), because: 'cancelled', effort: { attempts, waitedMs } };
    };
    for (let count = 1;; count += 1) {
        await options.admit?.();
        const ticket = await wait(() => pace.turn(signal));
        const { blockade } = pace;
        if (signal.aborted || blockade !== undefined)
            pace.lost(ticket);
        if (signal.aborted)
            return cancelled(count - 1);
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
            await wait(() => pace.sleep(decision.waitMs, signal));
    }
}
/** Whether a request that ended so would have ended so without a cancellation, too. */
function isFinal(because) {
    return because === 'permanent' || because === 'may-have-been-done';
}

;// CONCATENATED MODULE: ./build/retry/retry-after.js
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

;// CONCATENATED MODULE: ./build/api/errors/unexpected-error.js
/** A bug of ours: something was thrown that nobody expects. The original is the `cause`. */
class UnexpectedError extends Error {
    name = 'UnexpectedError';
    constructor(cause) {
        super(unexpected_error_describe(cause), { cause });
    }
}
function unexpected_error_describe(cause) {
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
            if (error instanceof asset_file_error_AssetFileError)
                return { ok: false, error, kind: 'permanent' };
            // A bug must not cost the outcomes of everything else; and what it left half done, nobody knows.
            return {
                ok: false,
                error: new UnexpectedError(error),
                kind: options.idempotent ? 'permanent' : 'transient',
            };
        }
    };
    return retry(guarded, { ...context, ...options, cancelled: () => new CancelledError() });
}

;// CONCATENATED MODULE: ./build/support/is-record.js
/** Whether parsed JSON is an object, and neither an array nor `null`. */
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

;// CONCATENATED MODULE: ./build/api/parse-answer.js

/** A body that the spec does not show: JSON where it is JSON, else text, `undefined` where it is empty. */
function parseAnswerBody(text) {
    if (text.trim() === '')
        return { value: undefined };
    try {
        // RFC 8259 section 8.1 lets readers ignore a byte order mark.
        return { value: JSON.parse(text.replace(/^\uFEFF/, '')) };
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
    const fields = parse_answer_parseObject(text);
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
    const fields = secrets.hideIn(parse_answer_parseObject(text));
    if (!isRecord(fields))
        return String(fields);
    const { data, meta } = fields;
    if (!Array.isArray(data) || !data.every(isGame))
        return 'the body has no data array of games';
    if (!isPageMeta(meta))
        return 'the body has no meta with page, limit, total and totalPages';
    return { value: { data, meta } };
}
function parse_answer_parseObject(text) {
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
    const told = pieces.some((piece) => `${uploadUrl.search}${uploadUrl.hash}`.includes(piece));
    return { value: { uploadUrl, assetId: told ? secrets.hideAddresses(bare) : bare } };
}

;// CONCATENATED MODULE: ./build/api/token-gate.js
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
        this.#door(operation).open();
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
        const door = { opened: promise, open: resolve, holder: undefined };
        this.#doors.set(operation, door);
        return door;
    }
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
            const Refusal = status === 401 ? TokenRejectedError : PermissionDeniedError;
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

;// CONCATENATED MODULE: ./build/api/redact-address.js

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

// EXTERNAL MODULE: ./node_modules/@rgrove/parse-xml/dist/index.js
var dist = __nccwpck_require__(334);
;// CONCATENATED MODULE: ./build/api/storage-refusal.js


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
            const error = new storage_refused_error_StorageRefusedError(addressLocation(uploadUrl), status, refusal);
            return { ok: false, error, ...classifyAnswer(status, answer.headers, this.#context.clock.wallMs()) };
        }, { idempotent: true, signal, pace: this.#pace }, this.#context);
    }
}

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

;// CONCATENATED MODULE: ./build/action/ticker.js
/** Never what keeps the process alive: work that has come to a standstill must be able to end. */
const systemTicker = (ms, tick) => {
    const timer = setInterval(tick, ms).unref();
    return () => clearInterval(timer);
};

;// CONCATENATED MODULE: ./build/action/in-service.js





/**
 * Lets work be done against the real service, and closes all connections.
 *
 * @param onRefused called whenever a request has to wait because it was refused
 */
async function inService(inputs, run, work, onRefused = () => undefined) {
    const { signal, waiting, log, context: origin } = run;
    const { githubToken, environment } = inputs;
    const logged = logEvents(log, { clock: systemClock, ticker: systemTicker });
    const told = run.times.listen(run.record.listen(logged));
    const deployments = githubToken === undefined
        ? undefined
        : new Deployments({ token: githubToken, environment, origin, log, signal });
    const events = deployments?.listen(told) ?? told;
    const onWait = (wait) => {
        onRefused();
        events.waiting(wait);
    };
    const { service, storage, close } = openService(inputs, { onWait, waiting });
    try {
        return await work({ service, storage, clock: systemClock, events, signal });
    }
    finally {
        logged.stop();
        await deployments?.finish();
        close();
    }
}

;// CONCATENATED MODULE: ./build/action/phase-times.js
/** Takes down when each phase of a run started and ended. The run starts when this is made. */
class PhaseTimes {
    #clock;
    #originMs;
    #times = new Map();
    constructor(clock) {
        this.#clock = clock;
        this.#originMs = clock.monotonicMs();
    }
    /** Takes down the time that `work` takes. */
    async during(name, work) {
        this.#start(name);
        try {
            return await work();
        }
        finally {
            this.#end(name);
        }
    }
    /** The same events, their times taken down on their way. */
    listen(events) {
        return {
            ...events,
            uploadsStarted: (assets) => {
                this.#start('upload');
                events.uploadsStarted(assets);
            },
            uploadsFinished: (outcomes) => {
                this.#end('upload');
                events.uploadsFinished(outcomes);
            },
            exportsStarted: (requests) => {
                this.#start('export');
                events.exportsStarted(requests);
            },
            // There is no event for the end of all of them.
            exportSettled: (outcome) => {
                this.#end('export');
                events.exportSettled(outcome);
            },
        };
    }
    /** All phases that have begun, in their order, and the waits; what is still going on lasts until now. */
    phases(waiting) {
        const nowMs = this.#clock.monotonicMs();
        const at = (ms) => Math.round(ms - this.#originMs);
        const work = [...this.#times].map(([name, { startMs, endMs = nowMs }]) => ({
            name,
            startMs: at(startMs),
            endMs: at(endMs),
        }));
        const waits = waiting.spans.map(({ startMs, endMs }) => ({
            name: 'wait',
            startMs: at(startMs),
            endMs: at(endMs),
        }));
        return [...work, ...waits];
    }
    #start(name) {
        this.#times.set(name, { startMs: this.#clock.monotonicMs() });
    }
    #end(name) {
        const times = this.#times.get(name);
        if (times !== undefined)
            times.endMs = this.#clock.monotonicMs();
    }
}

;// CONCATENATED MODULE: ./build/action/record-outcomes.js

/** Keeps what is known of a run while it goes on, for the case that it never comes to its end. */
class OutcomeRecord {
    #plan = { assets: [], exports: [] };
    #uploads = new Map();
    #exports = [];
    /** Where it is to be told, and what was known before: also of a run that breaks down. */
    told = {};
    plan(plan) {
        this.#plan = plan;
    }
    /** The same events, taken down on their way. */
    listen(events) {
        return {
            ...events,
            comparisonSettled: (asset, reused) => {
                if (reused !== undefined)
                    this.#uploads.set(asset, reused);
                events.comparisonSettled(asset, reused);
            },
            uploadSettled: (outcome) => {
                this.#uploads.set(outcome.asset, outcome);
                events.uploadSettled(outcome);
            },
            exportSettled: (outcome) => {
                this.#exports.push(outcome);
                events.exportSettled(outcome);
            },
        };
    }
    /** What has been done so far; what has not is not attempted. */
    report() {
        const nothing = reportNothing(this.#plan);
        return {
            uploads: nothing.uploads.map((outcome) => this.#uploads.get(outcome.asset) ?? outcome),
            exports: nothing.exports.map((planned) => this.#exports.find((done) => done.variantId === planned.variantId && done.network === planned.network) ?? planned),
        };
    }
}

;// CONCATENATED MODULE: ./build/action/list-problems.js



/** The runner cuts an annotation at 4,096 characters; the rest is for what stands around the problems. */
const list_problems_LONGEST = 3_600;
/** An annotation has four lines: this many are for the problems. */
const list_problems_MOST_LINES = 3;
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
    const longest = Math.floor(list_problems_LONGEST / texts.length);
    const shown = total > list_problems_LONGEST ? texts.map((text) => cut(text, longest)) : texts;
    const inLog = details.length > list_problems_MOST_LINES || total > list_problems_LONGEST;
    const advice = `Nothing was ${left}. ${ADVICE}${inLog ? `; the log lists ${plural(details.length, 'problem')}` : ''}.`;
    return { title: 'Invalid input', lines: [...spread(shown), advice], ...(inLog && { details }) };
}
const ADVICE = "Correct it in the step's `with`, or what it names";
/** The texts over at most three lines, as evenly as they come. */
function spread(texts) {
    const aLine = Math.ceil(texts.length / list_problems_MOST_LINES);
    const starts = texts.flatMap((_, index) => (index % aLine === 0 ? index : []));
    return starts.map((start) => texts.slice(start, start + aLine).join(' · '));
}

;// CONCATENATED MODULE: ./build/action/refuse-inputs.js



/** Problems of one input that are shown: every input must be named, and one of them may have very many. */
const MOST_OF_ONE = 3;
/** The end of a run whose inputs are wrong: every one of them is named at once. */
function refuseInputs(problems) {
    const byInput = Map.groupBy(problems, (problem) => problem.slice(0, problem.indexOf('`', 1) + 1));
    const shown = [...byInput].flatMap(([name, own]) => {
        const more = own.length - MOST_OF_ONE;
        return more > 0 ? [...own.slice(0, MOST_OF_ONE), `${name} has ${plural(more, 'more problem')}`] : own;
    });
    return {
        conclusion: 'failure',
        report: reportNothing({ assets: [], exports: [] }),
        failures: [listProblems(shown, problems)],
    };
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

;// CONCATENATED MODULE: ./build/action/mask-secrets.js

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

// EXTERNAL MODULE: ./node_modules/@actions/github/lib/context.js
var context = __nccwpck_require__(7157);
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
        return new context/* Context */.o();
    }
    catch {
        delete process.env['GITHUB_EVENT_PATH'];
        return new context/* Context */.o();
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

;// CONCATENATED MODULE: ./build/action/step-frame.js







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
    return [`playable-export-action ${VERSION}`, ...origin].filter((part) => part).join(' · ');
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

// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __nccwpck_require__(3136);
// EXTERNAL MODULE: external "node:diagnostics_channel"
var external_node_diagnostics_channel_ = __nccwpck_require__(3053);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __nccwpck_require__(8474);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __nccwpck_require__(7075);
;// CONCATENATED MODULE: external "node:string_decoder"
const external_node_string_decoder_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:string_decoder");
;// CONCATENATED MODULE: ./node_modules/glob/dist/esm/index.min.js
var re=(r,t,e)=>{let s=r instanceof RegExp?We(r,e):r,i=t instanceof RegExp?We(t,e):t,n=s!==null&&i!=null&&js(s,i,e);return n&&{start:n[0],end:n[1],pre:e.slice(0,n[0]),body:e.slice(n[0]+s.length,n[1]),post:e.slice(n[1]+i.length)}},We=(r,t)=>{let e=t.match(r);return e?e[0]:null},js=(r,t,e)=>{let s,i,n,o,h,a=e.indexOf(r),l=e.indexOf(t,a+1),c=a;if(a>=0&&l>0){if(r===t)return[a,l];for(s=[],n=e.length;c>=0&&!h;){if(c===a)s.push(c),a=e.indexOf(r,c+1);else if(s.length===1){let f=s.pop();f!==void 0&&(h=[f,l])}else i=s.pop(),i!==void 0&&i<n&&(n=i,o=l),l=e.indexOf(t,c+1);c=a<l&&a>=0?a:l}s.length&&o!==void 0&&(h=[n,o])}return h};var $e="\0SLASH"+Math.random()+"\0",Ie="\0OPEN"+Math.random()+"\0",le="\0CLOSE"+Math.random()+"\0",Be="\0COMMA"+Math.random()+"\0",Ue="\0PERIOD"+Math.random()+"\0",Ws=new RegExp($e,"g"),$s=new RegExp(Ie,"g"),Is=new RegExp(le,"g"),Bs=new RegExp(Be,"g"),Us=new RegExp(Ue,"g"),Gs=/\\\\/g,Hs=/\\{/g,qs=/\\}/g,Ks=/\\,/g,Xs=/\\\./g,Vs=1e5,Ys=4e6,Js=1e3,Zs=1e3;function oe(r){return isNaN(r)?r.charCodeAt(0):parseInt(r,10)}function Qs(r){return r.replace(Gs,$e).replace(Hs,Ie).replace(qs,le).replace(Ks,Be).replace(Xs,Ue)}function ti(r){return r.replace(Ws,"\\").replace($s,"{").replace(Is,"}").replace(Bs,",").replace(Us,".")}function he(r,t){for(let e=0;e<t.length;e++)r.push(t[e])}function ei(r){let t=[],e="";for(;;){let s=re("{","}",r);if(!s){let a=r.split(",");return a[0]=e+a[0],he(t,a),t}let{pre:i,body:n,post:o}=s,h=i.split(",");if(h[0]=e+h[0],h[h.length-1]+="{"+n+"}",!o.length)return he(t,h),t;e=h.pop(),he(t,h),r=o}}function Ge(r,t={}){if(!r)return[];let{max:e=Vs,maxLength:s=Ys,maxDepth:i=Js,maxRewrites:n=Zs}=t;return r.slice(0,2)==="{}"&&(r="\\{\\}"+r.slice(2)),ae(Qs(r),e,s,i,0,n,!0).map(ti)}function si(r){return"{"+r+"}"}function ii(r){return/^-?0\d/.test(r)}function ni(r,t){return r<=t}function ri(r,t){return r>=t}function ct(r,t,e,s,i,n){let o=[],h=0;for(let a=0;a<r.length;a++)for(let l=0;l<e.length;l++){if(o.length>=s)return o;let c=r[a]+t+e[l];if(!(n&&!c)){if(h+c.length>i)return o;o.push(c),h+=c.length}}return o}function oi(r,t,e,s){let i=r.split(/\.\./),n=[];if(i[0]===void 0||i[1]===void 0)return n;let o=oe(i[0]),h=oe(i[1]),a=Math.max(i[0].length,i[1].length),l=i.length===3&&i[2]!==void 0?Math.max(Math.abs(oe(i[2])),1):1,c=ni;h<o&&(l*=-1,c=ri);let u=i.some(ii),p=0;for(let g=o;c(g,h)&&n.length<e;g+=l){let d;if(t)d=String.fromCharCode(g),d==="\\"&&(d="");else if(d=String(g),u){let w=a-d.length;if(w>0){let m=new Array(w+1).join("0");g<0?d="-"+m+d.slice(1):d=m+d}}if(p+d.length>s)break;n.push(d),p+=d.length}return n}function ae(r,t,e,s,i,n,o){if(i>s)return[r];let h=[""],a=0,l=!1,c=!0;for(;;){let f=re("{","}",r);if(!f)return ct(h,r,[""],t,e,l);let u=f.pre;if(/\$$/.test(u)){if(h=ct(h,u+"{"+f.body+"}",[""],t,e,l&&!f.post.length),c=!1,!f.post.length)break;r=f.post;continue}let p=/^-?\d+\.\.-?\d+(?:\.\.-?\d+)?$/.test(f.body),g=/^[a-zA-Z]\.\.[a-zA-Z](?:\.\.-?\d+)?$/.test(f.body),d=p||g,w=f.body.indexOf(",")>=0;if(!d&&!w){if(a<n&&f.post.match(/,(?!,).*\}/)){a++,r=f.pre+"{"+f.body+le+f.post,o=!0;continue}return ct(h,u+"{"+f.body+"}"+f.post,[""],t,e,l)}c&&(l=o&&!d,c=!1);let m;if(d)m=oi(f.body,g,t,e);else{let b=ei(f.body);if(b.length===1&&b[0]!==void 0&&(b=ae(b[0],t,e,s,i+1,n,!1).map(si),b.length===1)){if(h=ct(h,u+b[0],[""],t,e,l&&!f.post.length),!f.post.length)break;r=f.post;continue}let x=l&&!f.post.length&&!u;for(let y=0;x&&y<h.length;y++)h[y]&&(x=!1);m=[];let S=0;t:for(let y=0;y<b.length;y++){let q=ae(b[y],t,e,s,i+1,n,!1);for(let W=0;W<q.length;W++){let B=q[W];if(!(x&&!B)){if(m.length>=t||S+B.length>e)break t;m.push(B),S+=B.length}}}}if(h=ct(h,u,m,t,e,l&&!f.post.length),!f.post.length)break;r=f.post}return h}var fe=(r,t)=>r===t?{t:"lit",ch:String(r)}:{t:"class",re:new RegExp(`^[${r}-${t}]$`)},ce=(r,t)=>t.map(e=>[fe(r,r),...e]),ft=(r,t)=>{if(!r)return[[]];let e=+r[0],s=+t[0],i=r.slice(1),n=t.slice(1);if(e===s)return ce(e,ft(i,n));let o="0".repeat(i.length),h="9".repeat(i.length),a=[];i!==o&&a.push(...ce(e++,ft(i,h)));let l=n===h?[]:ce(s--,ft(o,n));return e<=s&&a.push([fe(e,s),...Array.from(i,()=>fe(0,9))]),a.push(...l),a},He=(r,t,e)=>{if(e)return ft(String(r).padStart(e,"0"),String(t).padStart(e,"0"));let s=[];for(let i=String(r).length;i<=String(t).length;i++){let n=Math.max(r,i===1?0:10**(i-1)),o=Math.min(t,10**i-1);s.push(...ft(String(n),String(o)))}return s},qe=(r,t)=>{let e=Number(r),s=Number(t);if(!Number.isSafeInteger(e)||!Number.isSafeInteger(s))return;e>s&&([e,s]=[s,e]);let n=/^-?0\d/.test(r)||/^-?0\d/.test(t)?Math.max(r.length,t.length):0,o=[];if(e<0){let h=He(Math.max(-s,1),-e,n&&n-1);o.push(...h.map(a=>[{t:"lit",ch:"-"},...a]))}return s>=0&&o.push(...He(Math.max(e,0),s,n)),o};var hi={"[:alnum:]":["\\p{L}\\p{Nl}\\p{Nd}"],"[:alpha:]":["\\p{L}\\p{Nl}"],"[:ascii:]":["\\x00-\\x7f"],"[:blank:]":["\\p{Zs}\\t"],"[:cntrl:]":["\\p{Cc}"],"[:digit:]":["\\p{Nd}"],"[:graph:]":["\\p{Z}\\p{C}",!0],"[:lower:]":["\\p{Ll}"],"[:print:]":["\\p{C}",!0],"[:punct:]":["\\p{P}\\p{S}"],"[:space:]":["\\p{Z}\\t\\r\\n\\v\\f"],"[:upper:]":["\\p{Lu}"],"[:word:]":["\\p{L}\\p{Nl}\\p{Nd}\\p{Pc}"],"[:xdigit:]":["A-Fa-f0-9"]},ut=r=>r.replace(/[[\]\\-]/g,"\\$&"),ue=/$./,Ke=(r,t,e=!1,s)=>{let i=m=>{let b=s?m.normalize(s):m;return[...b].length===1?b:m},n=t;if(r.charAt(n)!=="[")throw new Error("not in a brace expression");let o=[],h=[],a=n+1,l=!1,c=!1,f=!1,u=n,p="";t:for(;a<r.length;){let m=String.fromCodePoint(r.codePointAt(a));if((m==="!"||m==="^")&&a===n+1){f=!0,a++;continue}if(m==="]"&&l&&!c){u=a+1;break}if(l=!0,m==="\\"&&!c){c=!0,a++;continue}if(m==="["&&!c){for(let[x,[S,y]]of Object.entries(hi))if(r.startsWith(x,a)){if(p)return[ue,r.length-n];a+=x.length,y?h.push(S):o.push(S);continue t}}c=!1;let b=i(m);if(p){b.codePointAt(0)>p.codePointAt(0)?o.push(ut(p)+"-"+ut(b)):b===p&&o.push(ut(b)),p="",a+=m.length;continue}if(r.startsWith("-]",a+m.length)){o.push(ut(b+"-")),a+=m.length+1;continue}if(r.startsWith("-",a+m.length)){p=b,a+=m.length+1;continue}o.push(ut(b)),a+=m.length}if(u<a)return[ue,0];if(!o.length&&!h.length)return[ue,r.length-n];let g="["+(f?"^":"")+o.join("")+"]",d="["+(f?"":"^")+h.join("")+"]",w="^"+(o.length&&h.length?"("+g+"|"+d+")":o.length?g:d);return[new RegExp(w,e?"iu":"u"),u-n]};var de={t:"match",id:0},ai="!?+*@",Z=r=>({t:"lit",ch:r}),li=r=>r.replace(/[\\^$.*+?()[\]{}|/]/g,"\\$&"),Je=r=>new RegExp(`^${li(r)}$`,"iu"),Dt=new Map,Ze=r=>{let t=Dt.get(r);return t||(t=Je(r),Dt.size>=1e3&&Dt.clear(),Dt.set(r,t)),t},ge=(r,t)=>{if(t===r.ch)return!0;if(!r.re)return!1;let e=t.charCodeAt(0);if(e>=128)return r.re.test(t);let s=r.ascii??=new Uint8Array(128);return s[e]||=r.re.test(t)?1:2,s[e]===1},ci=(r,t,e,s,i)=>{let n=[];for(let o=0;o<r.length;){let h=String.fromCodePoint(r.codePointAt(o));if(i){let a=h==="\\"&&r.startsWith(i,o+1)?1:0;if(a||h===i){let l=o+a+i.length,c=r.indexOf(i,l),f=/^(-?\d+)\.\.(-?\d+)$/.exec(r.slice(l,c)),u=c!==-1&&f&&qe(f[1],f[2]);if(u){n.push({t:"ext",type:"@",alts:u}),o=c+i.length;continue}}}if(h==="\\"){let a=r.codePointAt(o+1),l=a===void 0?h:String.fromCodePoint(a);n.push(Z(l)),o+=1+l.length;continue}if(h==="["){let[a,l]=Ke(r,o,t,s);if(l){n.push({t:"class",re:a}),o+=l;continue}}if(!e&&ai.includes(h)&&r[o+1]==="("){n.push({t:"open",type:h}),o+=2;continue}n.push(!e&&h==="|"?{t:"bar"}:!e&&h===")"?{t:"close"}:h==="*"?{t:"star"}:h==="?"?{t:"any"}:Z(h)),o+=h.length}return n},fi=r=>{let t=new Map,e=[];return r.forEach((s,i)=>{s.t==="open"?e.push(i):s.t==="close"&&e.length&&t.set(e.pop(),i)}),t},Qe=(r,t,e,s,i)=>{let n=[],o=[n];for(let h=e;h<s;h++){let a=r[h],l=t.get(h);if(a.t==="open"&&l!==void 0){let c=Qe(r,t,h+1,l,!1);n.push({t:"ext",type:a.type,alts:c}),h=l}else a.t==="bar"&&!i?o.push(n=[]):a.t==="open"?n.push(Z(a.type),Z("(")):a.t==="bar"?n.push(Z("|")):a.t==="close"?n.push(Z(")")):n.push(a)}return o},ts=(r,t)=>{let e=[],s="",i=()=>{for(let n of s.normalize(t))e.push(Z(n));s=""};for(let n of r){if(n.t==="lit"){s+=n.ch;continue}i(),e.push(n.t==="ext"?{...n,alts:n.alts.map(o=>ts(o,t))}:n)}return i(),e},ui=(r,t)=>{let e=1,s=h=>({t:"split",id:e++,out:h}),i=(h,a)=>h.reduceRight((l,c)=>n(c,l),a),n=(h,a)=>{switch(h.t){case"lit":let u=t?Ze(h.ch):void 0;return{t:"lit",id:e++,ch:h.ch,re:u,next:a};case"any":case"star":return{t:h.t,id:e++,next:a};case"class":return{t:"class",id:e++,re:h.re,next:a}}let l=u=>h.alts.map(p=>i(p,u));switch(h.type){case"@":return s(l(a));case"?":return s([a,...l(a)]);case"!":return{t:"neg",id:e++,sub:s(l(de)),next:a}}let c=s([]),f=s(l(c));return c.out.push(a,f),h.type==="*"?c:f};return[i(r,de),e]},di=r=>{let t=[],e=new Set,s=n=>n.t==="match"?"match":String(n.id),i=(n,o)=>{if(n.t==="match"||e.has(n))return;e.add(n);let h=a=>t.push(`${o}${n.id}: ${a}`);switch(n.t){case"split":h(`split -> ${n.out.map(s).join(", ")}`);for(let a of n.out)i(a,o);return;case"neg":return h(`!(${s(n.sub)}) -> ${s(n.next)}`),i(n.sub,o+"  "),i(n.next,o);case"lit":h(`${JSON.stringify(n.ch)} -> ${s(n.next)}`);break;case"class":h(`${n.re} -> ${s(n.next)}`);break;default:h(`${n.t==="any"?"?":"*"} -> ${s(n.next)}`)}i(n.next,o)};return i(r,""),[`start -> ${s(r)}`,...t].join(`
`)},pe=class{gen;threads=[];match=!1;runs=[];ids=[];constructor(t){this.gen=t}get dead(){return!this.threads.length&&!this.match&&!this.runs.length}},es=(r,t)=>r.ids.length!==t.ids.length||r.runs.length!==t.runs.length||r.ids.some((e,s)=>e!==t.ids[s])?!1:r.runs.every(e=>t.runs.some(s=>s.neg===e.neg&&es(s.state,e.state))),Xe=r=>({has:new Float64Array(r),seen:new Float64Array(r),gen:0}),dt=class{dots;dotStart;#t;constructor(t,e,s){this.dots=t,this.dotStart=e,this.#t=s}state(){return new pe(++this.#t.gen)}done(t){return t.ids=t.threads.map(e=>e.id).sort((e,s)=>e-s),t.match&&t.ids.unshift(de.id),t}#n(t,e){let{seen:s}=this.#t;return s[e.id]===t.gen?!1:(s[e.id]=t.gen,!0)}#i(t,e){let{has:s}=this.#t;return s[e.id]===t.gen?!1:(s[e.id]=t.gen,t.threads.push(e),!0)}restricted(t,e){return e&&(this.dots||this.dotStart&&t===0)}add(t,e,s,i){switch(e.t){case"split":if(!this.#n(t,e))return;for(let o of e.out)this.add(t,o,s,i);return;case"neg":if(!this.#n(t,e))return;let n=this.state();return this.add(n,e.sub,s,!1),this.done(n),this.addRun(t,{t:"run",neg:e,state:n},s,i);case"star":if(this.restricted(s,i))return;this.#i(t,e)&&this.add(t,e.next,s,i);return;case"match":t.match=!0;return;default:this.#i(t,e)}}addRun(t,e,s,i){for(let n of t.runs)if(n.neg===e.neg&&es(n.state,e.state))return;t.runs.push(e),e.state.match||this.add(t,e.neg.next,s,i)}step(t,e,s,i){let n=this.state();for(let o of t.threads)switch(o.t){case"lit":ge(o,e)&&this.add(n,o.next,s+1,i);break;case"any":this.restricted(s,i)||this.add(n,o.next,s+1,i);break;case"class":!this.restricted(s,i)&&o.re.test(e)&&this.add(n,o.next,s+1,i);break;case"star":this.restricted(s,i)||this.add(n,o,s+1,i)}if(!this.restricted(s,i))for(let o of t.runs){if(o.state.dead){this.addRun(n,o,s+1,i);continue}let h=this.step(o.state,e,s,!1);this.addRun(n,{t:"run",neg:o.neg,state:h},s+1,i)}return this.done(n)}},ss=r=>{let t=r.ids.join();if(!r.runs.length)return t;let e=r.runs.map(s=>`${s.neg.id}(${ss(s.state)})`);return`${t}|${e.sort().join("|")}`},pi=1<<18,me=class{#t;#n=new Map;#i=0;#o;#r;#d;#u;constructor(t,e){this.#t=t,this.#d=new dt(!1,!1,e),this.#u=new dt(!1,!0,e)}#f(t){return{state:t,match:t.match,dead:t.dead,next:new Map}}#h(t){let e=ss(t),s=this.#n.get(e);if(s)return s;this.#i>pi&&this.#m();let i=this.#f(t);return this.#n.set(e,i),this.#i+=e.length+1,i}#m(){this.#n.clear(),this.#i=0,this.#o=void 0,this.#r=void 0}start(t){if(t){if(this.#r)return this.#r;let s=this.#u.state();return this.#u.add(s,this.#t,0,!0),this.#r=this.#f(this.#u.done(s))}if(this.#o)return this.#o;let e=this.#d.state();return this.#d.add(e,this.#t,0,!0),this.#o=this.#h(this.#d.done(e))}next(t,e){let s=e.charCodeAt(0),i=s<128?void 0:t.next.get(e);if(i)return i;let n=t===this.#r?this.#h(this.#u.step(t.state,e,0,!0)):this.#h(this.#d.step(t.state,e,1,!0));return s<128?(t.ascii||(t.ascii=new Array(128),this.#i+=128),t.ascii[s]=n):t.next.set(e,n),this.#i++,n}},mi=r=>{let t=[];for(let e=r;e.t!=="match";e=e.next){if(e.t==="split"||e.t==="neg")return;t.push(e)}return t},gi=(r,t,e,s)=>{let i=0,n=e,o=-1,h=0;for(;n<s;){let a=r[i];if(a?.t==="star"){o=i++,h=n;continue}let l=t[n];if(a&&(a.t==="any"||a.t==="lit"&&ge(a,l)||a.t==="class"&&a.re.test(l))){i++,n++;continue}if(o===-1)return!1;i=o+1,n=++h}for(;r[i]?.t==="star";)i++;return i===r.length},is=r=>{let t=0,e=0;for(let s of r){let[i,n]=wi(s);t+=i,e+=n}return[t,e]},wi=r=>{if(r.t==="star")return[0,1/0];if(r.t!=="ext")return[1,1];if(r.type==="!")return[0,1/0];let t=r.alts.map(is),e=Math.min(...t.map(n=>n[0])),s=Math.max(...t.map(n=>n[1])),i=s===0?0:1/0;return r.type==="@"?[e,s]:r.type==="?"?[0,s]:r.type==="*"?[0,i]:[e,i]},Ve=(r,t,e)=>{for(let s=0;s<r.length;s++)if(!ge(r[s],t[e+s]))return!1;return!0},bi=/[/\ud800-\udfff]/,yi=/[\ud800-\udfff]/,Nt=r=>yi.test(r)?[...r]:r,Ye=r=>{if(r.includes("/"))throw new Error("can only match a single path portion, got: "+r)},pt=class{pattern;options;#t;#n;#i;#o;#r;#d=!1;#u;#f;#h=!1;#m=0;#l=1/0;#a=[];#s=[];#b;#E;#y=!1;#g;#w;constructor(t,e={}){if(t.includes("/"))throw new Error("can only match a single path portion, got pattern: "+t);this.pattern=t,this.options=e;let{nocase:s=!1,noext:i=!1,normalize:n}=e;this.#w=n===!0?"NFC":n||void 0;let o=/^[?*+@]\(\)$/.test(t),h=ci(t,s,i||o,this.#w,e.rangeMark),[a]=Qe(h,fi(h),0,h.length,!0);this.#w&&(a=ts(a,this.#w));let[l,c]=ui(a,s);if(this.#t=l,this.#n=c,a.every(f=>f.t==="lit"))this.#r=a.map(f=>f.ch).join(""),this.#d=s;else{let f=g=>g.t!=="lit"?void 0:s?{ch:g.ch,re:Ze(g.ch)}:{ch:g.ch};for(let g of a){let d=f(g);if(!d)break;this.#a.push(d)}for(let g=a.length-1;g>=0;g--){let d=f(a[g]);if(!d)break;this.#s.unshift(d)}this.#y=!!(this.#a.length||this.#s.length),s||(this.#b=this.#a.map(g=>g.ch).join(""),this.#E=this.#s.map(g=>g.ch).join("")),this.#f=mi(this.#t)?.slice(this.#a.length,-this.#s.length||void 0),this.#h=!!this.#f?.every(g=>g.t==="star"||g.t==="any");let[u,p]=is(a);this.#m=u,this.#l=p}}test(t){return this.#w?(Ye(t),this.#p(t.normalize(this.#w))):bi.test(t)?(Ye(t),this.#p(t,[...t])):this.#p(t,t)}testUnchecked(t){return this.#p(this.#w?t.normalize(this.#w):t)}#p(t,e){if(this.#r!==void 0)return this.#d?(this.#u??=Je(this.#r)).test(t):t===this.#r;let s=this.#m,i=this.#l;if(e===void 0){let c=t.length,f=c+1>>1;if(c<s||f>i)return!1;(f<s||c>i)&&(e=Nt(t))}if(e!==void 0&&(e.length<s||e.length>i))return!1;let n=this.#a.length;if(this.#y)if(this.#b!==void 0&&this.#E!==void 0){if(!t.startsWith(this.#b)||!t.endsWith(this.#E))return!1}else{e??=Nt(t);let c=e.length-this.#s.length;if(!Ve(this.#a,e,0)||!Ve(this.#s,e,c))return!1}let o=!this.options.dot&&t.startsWith(".");if(this.#f){if(t==="."||t===".."||o&&!n)return!1;if(this.#h)return!0;e??=Nt(t);let c=e.length-this.#s.length;return gi(this.#f,e,n,c)}if(e??=Nt(t),t==="."||t===".."){this.#i??=Xe(this.#n);let c=this.#o??=new dt(!0,!1,this.#i),f=c.state();c.add(f,this.#t,0,!0);let u=c.done(f);for(let p=0;p<e.length;p++)u=c.step(u,e[p],p,!0);return u.match}this.#i??=Xe(this.#n);let h=this.#g??=new me(this.#t,this.#i),a=h.start(o),l=e===t;for(let c=0;c<e.length;c++){if(a.dead)return!1;let f=l?t.charCodeAt(c):e[c].charCodeAt(0);a=a.ascii?.[f]??h.next(a,e[c])}return a.match}toString(){return di(this.#t)}};var mt=r=>{if(typeof r!="string")throw new TypeError("invalid pattern");if(r.length>65536)throw new TypeError("pattern is too long")};var K=(r,{windowsPathsNoEscape:t=!1,magicalBraces:e=!1}={})=>e?t?r.replace(/[?*()[\]{}]/g,"[$&]"):r.replace(/[?*()[\]\\{}]/g,"\\$&"):t?r.replace(/[?*()[\]]/g,"[$&]"):r.replace(/[?*()[\]\\]/g,"\\$&");var st=(r,{windowsPathsNoEscape:t=!1,magicalBraces:e=!0}={})=>e?t?r.replace(/\[([^/\\])\]/g,"$1"):r.replace(/((?!\\).|^)\[([^/\\])\]/g,"$1$2").replace(/\\([^/])/g,"$1"):t?r.replace(/\[([^/\\{}])\]/g,"$1"):r.replace(/((?!\\).|^)\[([^/\\{}])\]/g,"$1$2").replace(/\\([^/{}])/g,"$1");var T=(r,t,e={})=>(mt(t),!e.nocomment&&t.charAt(0)==="#"?!1:xi(t,e).match(r)),it=new Map,Si=256,xi=(r,t)=>{let e=r+"\0"+JSON.stringify(t),s=it.get(e);return s?it.delete(e):(s=new D(r,{...t}),it.size>=Si&&it.delete(it.keys().next().value)),it.set(e,s),s},ls=typeof process=="object"&&process?process.env?.__MINIMATCH_TESTING_PLATFORM__||process.platform:"posix",ns={win32:{sep:"\\"},posix:{sep:"/"}},vi=ls==="win32"?ns.win32.sep:ns.posix.sep;T.sep=vi;var v=Symbol("globstar **");T.GLOBSTAR=v;var Ei=(r,t={})=>e=>T(e,r,t);T.filter=Ei;var U=(r,t={})=>Object.assign({},r,t),ki=r=>{if(!r||typeof r!="object"||!Object.keys(r).length)return T;let t=T;return Object.assign((s,i,n={})=>t(s,i,U(r,n)),{Minimatch:class extends t.Minimatch{constructor(i,n={}){super(i,U(r,n))}static defaults(i){return t.defaults(U(r,i)).Minimatch}},unescape:(s,i={})=>t.unescape(s,U(r,i)),escape:(s,i={})=>t.escape(s,U(r,i)),filter:(s,i={})=>t.filter(s,U(r,i)),defaults:s=>t.defaults(U(r,s)),braceExpand:(s,i={})=>t.braceExpand(s,U(r,i)),match:(s,i,n={})=>t.match(s,i,U(r,n)),sep:t.sep,GLOBSTAR:v})};T.defaults=ki;var xe=(r,t={})=>(mt(r),t.nobrace||!/\{(?:(?!\{).)*\}/.test(r)?[r]:Ge(r,{max:t.braceExpandMax}));T.braceExpand=xe;var Ci=100,Ai=/(?<![\\$])\{(-?\d+)\.\.(-?\d+)\}/g,Mi=(r,t,e={})=>{let s=new D(t,e);return r=r.filter(i=>s.match(i)),s.options.nonull&&!r.length&&r.push(t),r};T.match=Mi;var rs=/[?*]|[+@!]\(.*?\)|\[|\]/,cs=(r,t)=>{let e=t+1;(r.charAt(e)==="!"||r.charAt(e)==="^")&&e++;let s=!1;for(;e<r.length;e++){let i=r.charAt(e);if(i==="]"&&s)return e;s=!0,i==="\\"&&e++}return-1},Ri=(r,t)=>{if(!t&&(r==="+()"||r==="@()"))return r;let e="";for(let s=0;s<r.length;s++){let i=r.charAt(s);if(i==="\\")e+=r.charAt(++s)||i;else{if(i==="*"||i==="?")return;if(i==="["){let n=cs(r,s);if(n===-1){e+=i;continue}let o=r.slice(s+1,n);if(o.startsWith("\\")&&(o=o.slice(1)),[...o].length!==1||"!^".includes(r.charAt(s+1)))return;e+=o,s=n}else{if(!t&&"+@!".includes(i)&&r.charAt(s+1)==="("&&r.includes(")",s+2))return;e+=i}}}return e},Oi=r=>{if(/^[?*+@]\(\)$/.test(r)||r.includes("[:"))return!1;let t=0;for(let e=0;e<r.length;e++){let s=r.charAt(e);if(s==="\\"){if(++e===r.length)return!1}else if(s==="["){let i=cs(r,e);i!==-1&&(e=i)}else if("+@!?*".includes(s)&&r.charAt(e+1)==="(")t++,e++;else if(s===")"){if(!t--)return!1}else if(s==="|"&&!t)return!1}return!t},we,os,X=(r,t)=>typeof r=="string"?t===r:t!==""&&r.testUnchecked(t),hs=(r,t,e,s,i)=>X(r,t)?e:s!==void 0&&X(r,s)?i:-1,ve=r=>r==="."||r==="..",be=r=>typeof r=="string"&&/^[a-z]:$/i.test(r),zt=r=>typeof r=="string"&&/^unc$/i.test(r),ye=r=>{if(r[0]!==""||r[1]!=="")return-1;let t=r[2]!=="?"?2:zt(r[3])?4:-1,e=r[t],s=r[t+1];return t!==-1&&e!==void 0&&e!==""&&e!==v&&s!==void 0&&s!==""&&s!==v?t:-1},Pt=(r,t)=>!ve(r)&&(t||!r.startsWith(".")),gt=(r,t,e,s,i)=>{for(let n=t;n<e;){if(r.charCodeAt(n)===46){if(!s)return!0;let h=r.charCodeAt(n+1)===46?n+2:n+1;if(h>=e||Lt(r.charCodeAt(h),i))return!0}let o=Ee(r,n,i);if(o===-1)return!1;for(n=o+1;n<e&&Lt(r.charCodeAt(n),i);)n++}return!1},Lt=(r,t)=>t==="/"?r===47:t==="\\"?r===92:r===47||r===92,Ee=(r,t,e)=>{if(e!=="both")return r.indexOf(e,t);let s=r.indexOf("/",t),i=r.indexOf("\\",t);return s===-1?i:i===-1?s:Math.min(s,i)},as=(r,t,e)=>e!=="both"?r.lastIndexOf(e,t):Math.max(r.lastIndexOf("/",t),r.lastIndexOf("\\",t)),Se={},D=class{options;set;pattern;windowsPathsNoEscape;nonegate;negate;comment;empty;preserveMultipleSlashes;partial;globSet;globParts;nocase;isWindows;platform;windowsNoMagicRoot;maxGlobstarRecursion;#t;#n;#i;#o;#r=[];#d=[];#u=[];#f=new Map;#h=!1;#m;#l=new WeakMap;constructor(t,e={}){mt(t),e=e||{},this.options=e,this.maxGlobstarRecursion=e.maxGlobstarRecursion??200,this.pattern=t,this.platform=e.platform||ls,this.isWindows=this.platform==="win32";let s="allowWindowsEscape";this.windowsPathsNoEscape=!!e.windowsPathsNoEscape||e[s]===!1,this.windowsPathsNoEscape&&(this.pattern=this.pattern.replace(/\\/g,"/")),this.preserveMultipleSlashes=!!e.preserveMultipleSlashes,this.negate=!1,this.nonegate=!!e.nonegate,this.comment=!1,this.empty=!1,this.partial=!!e.partial,this.nocase=!!this.options.nocase,this.windowsNoMagicRoot=e.windowsNoMagicRoot!==void 0?e.windowsNoMagicRoot:!!(this.isWindows&&this.nocase),this.globSet=[],this.globParts=[],this.set=[],this.#t=!this.preserveMultipleSlashes,this.#i=(e.optimizationLevel??1)>=2;let i=e.normalize;this.#o=i===!0?"NFC":i||void 0,this.make();let n=this.set.map(o=>this.#s(o));this.#u=this.set.map((o,h)=>this.#t&&o.length-1>n[h]),this.#r=this.set.map((o,h)=>{let a=this.#u[h]?o.length-1:o.length,l=o.slice(n[h]+1,a).filter(c=>typeof c=="string"&&!!c);return[...new Set(l)]}),this.#n=this.#r.some(o=>o.length),this.#d=this.set.map((o,h)=>{let[a,l,c]=o;if(this.#u[h]&&o.length===2&&a===v&&l!==v)return"tail";if(this.#u[h]&&e.matchBase&&o.length===1&&a!==v&&a!=="")return"base";if(!(!this.#t||n[h]!==-1)){if(o.length===3&&a===v&&c===v&&l!==v&&l!==""&&this.maxGlobstarRecursion>0)return"mid";if(o.length===2&&l===v&&a!==v&&a!=="")return"head"}})}#a(t){return this.#o?t.normalize(this.#o):t}#s(t){if(!this.isWindows)return-1;if(be(t[0]))return 0;if(t[0]===""&&t[1]===""&&t[2]==="?"&&be(t[3]))return 3;let s=ye(t);return s===-1?-1:s+1}hasMagic(){if(this.options.magicalBraces&&this.set.length>1)return!0;for(let t of this.set)for(let e of t)if(typeof e!="string")return!0;return!1}make(){let t=this.pattern,e=this.options;if(!e.nocomment&&t.charAt(0)==="#"){this.comment=!0;return}if(!t){this.empty=!0;return}this.parseNegate(),this.globSet=[...new Set(this.#M())];let s=this.globSet.map(n=>this.#e(n));this.globParts=this.preprocess(s),this.#h=!0;let i=this.globParts.map((n,o,h)=>{if(this.isWindows&&this.windowsNoMagicRoot){let a=n[2]==="?"&&zt(n[3])?6:4,l=n[0]===""&&n[1]===""&&(n[2]==="?"||!rs.test(n[2]))&&n.slice(3,a).every(f=>!rs.test(f)),c=/^[a-z]:/i.test(n[0]);if(l)return[...n.slice(0,a).map(f=>this.#a(f)),...n.slice(a).map(f=>this.parse(f))];if(c)return[this.#a(n[0]),...n.slice(1).map(f=>this.parse(f))]}return n.map(a=>this.parse(a))});if(this.set=i.filter(n=>n.indexOf(!1)===-1),this.isWindows)for(let n=0;n<this.set.length;n++){let o=this.set[n];o[0]===""&&o[1]===""&&this.globParts[n][2]==="?"&&(be(o[3])||zt(this.globParts[n][3]))&&(zt(this.globParts[n][3])&&(o[3]="UNC"),o[2]="?")}e.noext||this.mergeRows(),this.#h=!1,this.set.forEach((n,o)=>{for(let h=0;h<n.length;h++)n[h]===Se&&(n[h]=this.parse(this.globParts[o][h]))})}mergeRows(){let t=!0;for(;t;){t=!1;let e=Math.max(0,...this.set.map(s=>s.length));for(let s=0;s<e;s++){let i=new Map;this.set.forEach((o,h)=>{if(!(o[s]instanceof pt||o[s]===Se)||!Oi(this.globParts[h][s]))return;let a=[...this.globParts[h]];a[s]="";let l=`${o.length}/${a.join("/")}`,c=i.get(l);c?c.push(h):i.set(l,[h])});let n=new Set;for(let o of i.values()){if(o.length<2)continue;let[h,...a]=o,c=`@(${o.map(f=>this.globParts[f][s]).join("|")})`;this.globParts[h][s]=c,this.set[h][s]=this.parse(c);for(let f of a)n.add(f)}n.size&&(t=!0,this.set=this.set.filter((o,h)=>!n.has(h)),this.globParts=this.globParts.filter((o,h)=>!n.has(h)))}}}preprocess(t){if(this.options.noglobstar)for(let s of t)for(let i=0;i<s.length;i++)s[i]==="**"&&(s[i]="*");let{optimizationLevel:e=1}=this.options;return e>=2?(t=this.firstPhasePreProcess(t),t=this.secondPhasePreProcess(t)):e>=1?t=this.levelOneOptimize(t):t=this.adjascentGlobstarOptimize(t),t}adjascentGlobstarOptimize(t){return t.map(e=>{let s=-1;for(;(s=e.indexOf("**",s+1))!==-1;){let i=s;for(;e[i+1]==="**";)i++;i!==s&&e.splice(s,i-s)}return e})}levelOneOptimize(t){return t.map(e=>{let s=this.#s(e)+1;return e=e.reduce((i,n)=>{let o=i[i.length-1];return n==="**"&&o==="**"?i:n===".."&&i.length>s&&o&&o!==".."&&o!=="."&&o!=="**"?(i.pop(),i):(i.push(n),i)},[]),e.length===0?[""]:e})}#b(t){let e=!this.isWindows||!t.includes("\\")?"/":t.includes("/")?"both":"\\",s=this.#t?0:-1,i="",n=0,o,h=0,a=!!this.options.dot;t:for(let l=0;l<this.set.length;l++){let c=this.set[l],f=c[c.length-1],u=s!==-1&&this.#u[l]&&f!==v;if(u&&s===0){let d=as(t,t.length,e);if(n=d+1,i=t.slice(n),i===""&&d>=0){let m=d;for(;m>0&&Lt(t.charCodeAt(m-1),e);)m--;h=m===0?0:as(t,m-1,e)+1,o=t.slice(h,m)}let w=this.#i&&(ve(i)||i===""&&o!==void 0&&ve(o));s=w?-1:1,u=!w}let p=-1;if(u&&typeof f=="string"&&(p=hs(f,i,n,o,h),p===-1))continue;if(this.#n){for(let d of this.#r[l])if(!t.includes(d))continue t}if(u&&typeof f=="object"&&(p=hs(f,i,n,o,h),p===-1))continue;let g=this.#d[l];if(g==="base"&&u)return"yes";if(g==="tail"&&u){if(this.#i&&gt(t,0,p,!0,e))return"maybe";if(!gt(t,0,p,a,e))return"yes";continue}if(g==="mid"||g==="head"){let d=this.#y(t,c,g==="head",a,e);if(d!=="no")return d;continue}return"maybe"}return"no"}#E(t,e,s){let i=!!this.options.dot,n=t.length;if(s==="head"){if(n<2||!X(e[0],t[0]))return!1;for(let h=1;h<n;h++)if(!Pt(t[h],i))return!1;return!0}let o=e[1];if(s==="tail"){let h=n-1;if(!X(o,t[h])&&(t[h]!==""||n===1||!X(o,t[--h])))return!1;for(let a=0;a<h;a++)if(!Pt(t[a],i))return!1;return!0}for(let h=0;h<n;h++){if(X(o,t[h])&&h+1<n){let a=h+1;for(;a<n&&Pt(t[a],i);)a++;if(a===n)return!0}if(!Pt(t[h],i))return!1}return!1}#y(t,e,s,i,n){if(this.#i&&gt(t,0,t.length,!0,n))return"maybe";let o=e[s?0:1],h=0;for(let a=Ee(t,h,n);a!==-1;a=Ee(t,h,n)){let l=a+1;for(;l<t.length&&Lt(t.charCodeAt(l),n);)l++;if((typeof o=="string"?a-h===o.length&&t.startsWith(o,h):a>h&&o.testUnchecked(t.slice(h,a)))&&!gt(t,l,t.length,i,n))return"yes";if(s||gt(t,h,l,i,n))return"no";h=l}return"no"}#g(t){let e=we;return e?.f===t&&e.isWindows===this.isWindows&&e.preserveMultipleSlashes===this.preserveMultipleSlashes&&e.normalize===this.#o?e:void 0}#w(t){let{isWindows:e,preserveMultipleSlashes:s}=this,i=this.#e(e?t.split("\\").join("/"):t),n=this.#o;return n&&(i=i.map(o=>o.normalize(n))),we={f:t,isWindows:e,preserveMultipleSlashes:s,normalize:n,parts:i},we}#p(t){let e=[...t],s=!1;do{if(s=!1,!this.preserveMultipleSlashes){for(let o=1;o<e.length-1;o++){let h=e[o];o===1&&h===""&&e[0]===""||(h==="."||h==="")&&(s=!0,e.splice(o,1),o--)}e[0]==="."&&e.length===2&&(e[1]==="."||e[1]==="")&&(s=!0,e.pop())}let i=this.#s(e)+1,n=i;for(;(n=e.indexOf("..",n+1))!==-1;){let o=e[n-1];o&&o!=="."&&o!==".."&&o!=="**"&&(s=!0,e.splice(n-1,2),n=Math.max(n-2,i))}}while(s);return e.length===0?[""]:e}firstPhasePreProcess(t){let{braceExpandMax:e=1e5}=this.options,s=0,i=1e6,n=!1;do{n=!1;for(let o of t){let h=-1;for(;(h=o.indexOf("**",h+1))!==-1;){let c=h;for(;o[c+1]==="**";)c++;c>h&&o.splice(h+1,c-h);let f=o[h+1],u=o[h+2],p=o[h+3];if(f!==".."||!u||u==="."||u===".."||!p||p==="."||p==="..")continue;let g=o.length-1;if(t.length>=e||s+g>i)throw new RangeError("optimizationLevel 2: too many patterns from '**/..'");n=!0,o.splice(h,1);let d=o.slice(0);d[h]="**",s+=g,t.push(d),h--}if(!this.preserveMultipleSlashes){for(let c=1;c<o.length-1;c++){let f=o[c];c===1&&f===""&&o[0]===""||(f==="."||f==="")&&(n=!0,o.splice(c,1),c--)}o[0]==="."&&o.length===2&&(o[1]==="."||o[1]==="")&&(n=!0,o.pop())}let a=this.#s(o)+1,l=a;for(;(l=o.indexOf("..",l+1))!==-1;){let c=o[l-1];if(c&&c!=="."&&c!==".."&&c!=="**"){n=!0;let u=l===1&&o[l+1]==="**"?["."]:[];o.splice(l-1,2,...u),o.length===0&&o.push(""),l=Math.max(l-2,a)}}}}while(n);return t}secondPhasePreProcess(t){let e=new Set,s=t.filter(o=>{let h=o.join("/");return e.has(h)?!1:(e.add(h),!0)}),i=new Map;for(let o of s){let h=[];for(let a=0;a<o.length;a++)o[a]==="*"&&h.push(a);h.length&&i.set(h.join(","),h)}if(!i.size||s.length*i.size>1e5)return s;let{dot:n}=this.options;return s.filter(o=>{for(let h of i.values()){if(h[h.length-1]>=o.length)continue;let a=[...o],l=!0,c=!1;for(let f of h){let u=o[f];if(u!=="*"){if(!u||u==="**"||!n&&u.startsWith(".")){l=!1;break}a[f]="*",c=!0}}if(l&&c&&e.has(a.join("/")))return!1}return!0})}parseNegate(){if(this.nonegate)return;let t=this.pattern,e=!1,s=0;for(let i=0;i<t.length&&t.charAt(i)==="!";i++)e=!e,s++;s&&(this.pattern=t.slice(s)),this.negate=e}#k(t,e,s,i){let n=0,o=0,h=this.isWindows?ye(e):-1,a=h===-1?-1:ye(s);if(a!==-1){let l=s[a],c=s[a+1];typeof l!="string"||typeof c!="string"?(n=h,o=a):e[h].toLowerCase()===l.toLowerCase()&&e[h+1].toLowerCase()===c.toLowerCase()&&(n=h+2,o=a+2)}else if(this.isWindows){let l=typeof t[0]=="string"&&/^[a-z]:$/i.test(t[0]),c=!l&&t[0]===""&&t[1]===""&&t[2]==="?"&&/^[a-z]:$/i.test(t[3]),f=typeof s[0]=="string"&&/^[a-z]:$/i.test(s[0]),u=!f&&s[0]===""&&s[1]===""&&s[2]==="?"&&typeof s[3]=="string"&&/^[a-z]:$/i.test(s[3]),p=c?3:l?0:void 0,g=u?3:f?0:void 0;if(typeof p=="number"&&typeof g=="number"){let[d,w]=[t[p],s[g]];d.toLowerCase()===w.toLowerCase()&&(o=g+1,n=p+1)}}return t=e,s.includes(v)?this.#C(t,s,i,n,o):this.#S(t,s,i,n,o)}#C(t,e,s,i,n){let{head:o,body:h,tail:a,segments:l}=this.#x(e,s,n);if(o.length){let f=i+o.length;if(!this.#S(t,o,s,i,0,f))return!1;i+=o.length,n+=o.length}let c=0;if(a.length){if(a.length+i>t.length)return!1;let f=t.length-a.length;if(this.#S(t,a,s,f,0))c=a.length;else{if(t[t.length-1]!==""||i+a.length===t.length||(f--,!this.#S(t,a,s,f,0)))return!1;c=a.length+1}}if(!h.length){let f=!!c;for(let u=i;u<t.length-c;u++){let p=String(t[u]);if(f=!0,p==="."||p===".."||!this.options.dot&&p.startsWith("."))return!1}return s||f}return!!this.#v(t,l,t.length-c,i,0,s,0,!!c,new Set)}#x(t,e,s){let i=this.#l.get(t);i||(i=[],this.#l.set(t,i));let n=s*2+(e?1:0),o=i[n];if(o)return o;let h=t.indexOf(v,s),a=t.lastIndexOf(v),l=t.slice(s,h),c=t.slice(h+1,e?void 0:a),f=e?[]:t.slice(a+1),u=[[[],0]],p=u[0],g=0,d=[0];for(let m of c)m===v?(d.push(g),p=[[],0],u.push(p)):(p[0].push(m),g++);u.forEach((m,b)=>{m[1]=g-d[b]});let w={head:l,body:c,tail:f,segments:u};return i[n]=w,w}#v(t,e,s,i,n,o,h,a,l){let c=e[n];if(!c){if(o)return i>=s||i===s-1&&t[i]==="";for(let g=i;g<s;g++){a=!0;let d=t[g];if(d==="."||d===".."||!this.options.dot&&d.startsWith("."))return!1}return a}let[f,u]=c,p=o?s:s-u;for(;i<=p;){let g=n*(t.length+1)+i;if(l.has(g))return!1;if(l.add(g),this.#S(t,f,o,i,0,i+f.length)&&h<this.maxGlobstarRecursion){let m=this.#v(t,e,s,i+f.length,n+1,o,h+1,a,l);if(m!==!1)return m}if(i===p)break;let w=t[i];if(w==="."||w===".."||!this.options.dot&&w.startsWith("."))return!1;i++}return o||null}#S(t,e,s,i,n,o=t.length){let h,a,l,c;for(h=i,a=n,c=Math.min(o,t.length),l=e.length;h<c&&a<l;h++,a++){let f=e[a],u=t[h];if(f===!1||f===v||!X(f,u))return!1}if(h===c&&a===l)return!0;if(h===c)return s;if(a===l)return h===c-1&&t[h]==="";throw new Error("wtf?")}braceExpand(){return xe(this.pattern,this.options)}#M(){let{pattern:t}=this;if(this.options.nobrace)return this.braceExpand();let e=57344;for(;t.includes(String.fromCharCode(e));)if(++e>63743)return this.braceExpand();let s=String.fromCharCode(e),i=!1,n=t.replace(Ai,(h,a,l)=>{let c=Number(a),f=Number(l);return!Number.isSafeInteger(c)||!Number.isSafeInteger(f)||Math.abs(c-f)+1<Ci?h:(i=!0,`${s}${a}..${l}${s}`)});if(!i)return this.braceExpand();let o=xe(n,this.options);for(let h of o)for(let a of h.split("/")){let l=a.indexOf("[");if(l!==-1&&l<a.lastIndexOf(s))return this.braceExpand()}return this.#m=s,o}parse(t){mt(t);let e=this.options;if(t==="**")return v;if(t==="")return"";let{nocase:s,nocaseMagicOnly:i,noext:n=!1,dot:o,normalize:h}=e,a=this.#m,l=a&&t.includes(a)?void 0:Ri(t,n);if(l!==void 0&&!(s&&!i&&t.toUpperCase()!==t.toLowerCase()))return this.#a(l);if(this.#h)return Se;let c=this.#f.get(t);return c||(c=new pt(t,{nocase:s,noext:n,dot:o,normalize:h,...a&&{rangeMark:a}}),this.#f.set(t,c)),c}#e(t){return this.preserveMultipleSlashes?t.split("/"):this.isWindows&&/^\/\/[^/]+/.test(t)?["",...t.split(/\/+/)]:t.split(/\/+/)}match(t,e=this.partial){if(this.comment)return!1;if(this.empty)return t==="";if(t==="/"&&e)return!0;let s=this.options,i=this.#g(t);if(!i){if(!e&&!this.#o&&(this.#t||this.#n)&&os!==t){os=t;let l=this.#b(t);if(l==="no")return s.flipNegate?!1:this.negate;if(l==="yes")return s.flipNegate?!0:!this.negate}i=this.#w(t)}let n=i.parts,o=this.#i?i.resolved??=this.#p(n):n,h=this.set,a=n[n.length-1];if(!a)for(let l=n.length-2;!a&&l>=0;l--)a=n[l];for(let l=0;l<h.length;l++){let c=h[l],f=e?void 0:this.#d[l];if(f==="base"?X(c[0],a):f?this.#E(o,c,f):s.matchBase&&c.length===1?this.#k([a],[a],c,e):this.#k(n,o,c,e))return s.flipNegate?!0:!this.negate}return s.flipNegate?!1:this.negate}static defaults(t){return T.defaults(t).Minimatch}};T.Minimatch=D;T.escape=K;T.unescape=st;var M=(0,external_node_diagnostics_channel_.channel)("lru-cache:metrics"),wt=(0,external_node_diagnostics_channel_.tracingChannel)("lru-cache"),_i=typeof performance=="object"&&performance&&typeof performance.now=="function"?performance:Date,ke=()=>M.hasSubscribers||wt.hasSubscribers,us=new Set,index_min_fs=typeof process=="object"&&process?process:{},Di=(r,t,e,s)=>{typeof index_min_fs.emitWarning=="function"?index_min_fs.emitWarning(r,t,e,s):console.error(`[${e}] ${t}: ${r}`)},Ni=r=>!us.has(r),V=r=>!!r&&r===Math.floor(r)&&r>0&&isFinite(r),ds=r=>V(r)?r<=Math.pow(2,8)?Uint8Array:r<=Math.pow(2,16)?Uint16Array:r<=Math.pow(2,32)?Uint32Array:r<=Number.MAX_SAFE_INTEGER?jt:null:null,jt=class extends Array{constructor(r){super(r),this.fill(0)}},Pi=class bt{heap;length;static#t=!1;static create(t){let e=ds(t);if(!e)return[];bt.#t=!0;let s=new bt(t,e);return bt.#t=!1,s}constructor(t,e){if(!bt.#t)throw new TypeError("instantiate Stack using Stack.create(n)");this.heap=new e(t),this.length=0}push(t){this.heap[this.length++]=t}pop(){return this.heap[--this.length]}},yt=class ps{#t;#n;#i;#o;#r;#d;#u;#f;get perf(){return this.#f}ttl;ttlResolution;ttlAutopurge;updateAgeOnGet;updateAgeOnHas;allowStale;noDisposeOnSet;noUpdateTTL;maxEntrySize;sizeCalculation;noDeleteOnFetchRejection;noDeleteOnStaleGet;allowStaleOnFetchAbort;allowStaleOnFetchRejection;ignoreFetchAbort;backgroundFetchSize;#h;#m;#l;#a;#s;#b;#E;#y;#g;#w;#p;#k;#C;#x;#v;#S;#M;#e;#T;static unsafeExposeInternals(t){return{starts:t.#C,ttls:t.#x,autopurgeTimers:t.#v,sizes:t.#k,keyMap:t.#l,keyList:t.#a,valList:t.#s,next:t.#b,prev:t.#E,get head(){return t.#y},get tail(){return t.#g},free:t.#w,isBackgroundFetch:e=>t.#c(e),backgroundFetch:(e,s,i,n)=>t.#L(e,s,i,n),moveToTail:e=>t.#X(e),indexes:e=>t.#O(e),rindexes:e=>t.#F(e),isStale:e=>t.#A(e)}}get max(){return this.#t}get maxSize(){return this.#n}get calculatedSize(){return this.#m}get size(){return this.#h}get fetchMethod(){return this.#d}get memoMethod(){return this.#u}get dispose(){return this.#i}get onInsert(){return this.#o}get disposeAfter(){return this.#r}constructor(t){let{max:e=0,ttl:s,ttlResolution:i=1,ttlAutopurge:n,updateAgeOnGet:o,updateAgeOnHas:h,allowStale:a,dispose:l,onInsert:c,disposeAfter:f,noDisposeOnSet:u,noUpdateTTL:p,maxSize:g=0,maxEntrySize:d=0,sizeCalculation:w,fetchMethod:m,memoMethod:b,noDeleteOnFetchRejection:x,noDeleteOnStaleGet:S,allowStaleOnFetchRejection:y,allowStaleOnFetchAbort:q,ignoreFetchAbort:W,backgroundFetchSize:B=1,perf:et}=t;if(this.backgroundFetchSize=B,et!==void 0&&typeof et?.now!="function")throw new TypeError("perf option must have a now() method if specified");if(this.#f=et??_i,e!==0&&!V(e))throw new TypeError("max option must be a nonnegative integer");let ie=e?ds(e):Array;if(!ie)throw new Error("invalid max value: "+e);if(this.#t=e,this.#n=g,this.maxEntrySize=d||this.#n,this.sizeCalculation=w,this.sizeCalculation){if(!this.#n&&!this.maxEntrySize)throw new TypeError("cannot set sizeCalculation without setting maxSize or maxEntrySize");if(typeof this.sizeCalculation!="function")throw new TypeError("sizeCalculation set to non-function")}if(b!==void 0&&typeof b!="function")throw new TypeError("memoMethod must be a function if defined");if(this.#u=b,m!==void 0&&typeof m!="function")throw new TypeError("fetchMethod must be a function if specified");if(this.#d=m,this.#M=!!m,this.#l=new Map,this.#a=Array.from({length:e}).fill(void 0),this.#s=Array.from({length:e}).fill(void 0),this.#b=new ie(e),this.#E=new ie(e),this.#y=0,this.#g=0,this.#w=Pi.create(e),this.#h=0,this.#m=0,typeof l=="function"&&(this.#i=l),typeof c=="function"&&(this.#o=c),typeof f=="function"?(this.#r=f,this.#p=[]):(this.#r=void 0,this.#p=void 0),this.#S=!!this.#i,this.#T=!!this.#o,this.#e=!!this.#r,this.noDisposeOnSet=!!u,this.noUpdateTTL=!!p,this.noDeleteOnFetchRejection=!!x,this.allowStaleOnFetchRejection=!!y,this.allowStaleOnFetchAbort=!!q,this.ignoreFetchAbort=!!W,this.maxEntrySize!==0){if(this.#n!==0&&!V(this.#n))throw new TypeError("maxSize must be a positive integer if specified");if(!V(this.maxEntrySize))throw new TypeError("maxEntrySize must be a positive integer if specified");this.#G()}if(this.allowStale=!!a,this.noDeleteOnStaleGet=!!S,this.updateAgeOnGet=!!o,this.updateAgeOnHas=!!h,this.ttlResolution=V(i)||i===0?i:1,this.ttlAutopurge=!!n,this.ttl=s||0,this.ttl){if(!V(this.ttl))throw new TypeError("ttl must be a positive integer if specified");this.#_()}if(this.#t===0&&this.ttl===0&&this.#n===0)throw new TypeError("At least one of max, maxSize, or ttl is required");if(!this.ttlAutopurge&&!this.#t&&!this.#n){let ne="LRU_CACHE_UNBOUNDED";Ni(ne)&&(us.add(ne),Di("TTL caching without ttlAutopurge, max, or maxSize can result in unbounded memory consumption.","UnboundedCacheWarning",ne,ps))}}getRemainingTTL(t){return this.#l.has(t)?1/0:0}#_(){let t=new jt(this.#t),e=new jt(this.#t);this.#x=t,this.#C=e;let s=this.ttlAutopurge?Array.from({length:this.#t}):void 0;this.#v=s,this.#W=(a,l,c=this.#f.now())=>{e[a]=l!==0?c:0,t[a]=l,i(a,l)},this.#R=a=>{e[a]=t[a]!==0?this.#f.now():0,i(a,t[a])};let i=this.ttlAutopurge?(a,l)=>{if(s?.[a]&&(clearTimeout(s[a]),s[a]=void 0),l&&l!==0&&s){let c=setTimeout(()=>{this.#A(a)?(this.#j(this.#a[a],"expire"),s[a]=void 0):i(a,h(a))},l+1);c.unref&&c.unref(),s[a]=c}}:()=>{};this.#D=(a,l)=>{if(t[l]){let c=t[l],f=e[l];if(!c||!f)return;a.ttl=c,a.start=f,a.now=n||o();let u=a.now-f;a.remainingTTL=c-u}};let n=0,o=()=>{let a=this.#f.now();if(this.ttlResolution>0){n=a;let l=setTimeout(()=>n=0,this.ttlResolution);l.unref&&l.unref()}return a};this.getRemainingTTL=a=>{let l=this.#l.get(a);return l===void 0?0:h(l)};let h=a=>{let l=t[a],c=e[a];if(!l||!c)return 1/0;let f=(n||o())-c;return l-f};this.#A=a=>{let l=e[a],c=t[a];return!!c&&!!l&&(n||o())-l>c}}#R=()=>{};#D=()=>{};#W=()=>{};#A=()=>!1;#G(){let t=new jt(this.#t);this.#m=0,this.#k=t,this.#P=e=>{this.#m-=t[e],t[e]=0},this.#$=(e,s,i,n)=>{if(!V(i)){if(this.#c(s))return this.backgroundFetchSize;if(n){if(typeof n!="function")throw new TypeError("sizeCalculation must be a function");if(i=n(s,e),!V(i))throw new TypeError("sizeCalculation return invalid (expect positive integer)")}else throw new TypeError("invalid size value (must be positive integer). When maxSize or maxEntrySize is used, sizeCalculation or size must be set.")}return i},this.#N=(e,s,i)=>{if(t[e]=s,this.#n){let n=this.#n-t[e];for(;this.#m>n;)this.#U(!0)}this.#m+=t[e],i&&(i.entrySize=s,i.totalCalculatedSize=this.#m)}}#P=t=>{};#N=(t,e,s)=>{};#$=(t,e,s,i)=>{if(s||i)throw new TypeError("cannot set size without setting maxSize or maxEntrySize on cache");return 0};*#O({allowStale:t=this.allowStale}={}){if(this.#h)for(let e=this.#g;this.#I(e)&&((t||!this.#A(e))&&(yield e),e!==this.#y);)e=this.#E[e]}*#F({allowStale:t=this.allowStale}={}){if(this.#h)for(let e=this.#y;this.#I(e)&&((t||!this.#A(e))&&(yield e),e!==this.#g);)e=this.#b[e]}#I(t){return t!==void 0&&this.#l.get(this.#a[t])===t}*entries(){for(let t of this.#O())this.#s[t]!==void 0&&this.#a[t]!==void 0&&!this.#c(this.#s[t])&&(yield[this.#a[t],this.#s[t]])}*rentries(){for(let t of this.#F())this.#s[t]!==void 0&&this.#a[t]!==void 0&&!this.#c(this.#s[t])&&(yield[this.#a[t],this.#s[t]])}*keys(){for(let t of this.#O()){let e=this.#a[t];e!==void 0&&!this.#c(this.#s[t])&&(yield e)}}*rkeys(){for(let t of this.#F()){let e=this.#a[t];e!==void 0&&!this.#c(this.#s[t])&&(yield e)}}*values(){for(let t of this.#O())this.#s[t]!==void 0&&!this.#c(this.#s[t])&&(yield this.#s[t])}*rvalues(){for(let t of this.#F())this.#s[t]!==void 0&&!this.#c(this.#s[t])&&(yield this.#s[t])}[Symbol.iterator](){return this.entries()}[Symbol.toStringTag]="LRUCache";find(t,e={}){for(let s of this.#O()){let i=this.#s[s],n=this.#c(i)?i.__staleWhileFetching:i;if(n!==void 0&&t(n,this.#a[s],this))return this.#K(this.#a[s],e)}}forEach(t,e=this){for(let s of this.#O()){let i=this.#s[s],n=this.#c(i)?i.__staleWhileFetching:i;n!==void 0&&t.call(e,n,this.#a[s],this)}}rforEach(t,e=this){for(let s of this.#F()){let i=this.#s[s],n=this.#c(i)?i.__staleWhileFetching:i;n!==void 0&&t.call(e,n,this.#a[s],this)}}purgeStale(){let t=!1;for(let e of this.#F({allowStale:!0}))this.#A(e)&&(this.#j(this.#a[e],"expire"),t=!0);return t}info(t){let e=this.#l.get(t);if(e===void 0)return;let s=this.#s[e],i=this.#c(s)?s.__staleWhileFetching:s;if(i===void 0)return;let n={value:i};if(this.#x&&this.#C){let o=this.#x[e],h=this.#C[e];if(o&&h){let a=o-(this.#f.now()-h);n.ttl=a,n.start=Date.now()}}return this.#k&&(n.size=this.#k[e]),n}dump(){let t=[];for(let e of this.#O({allowStale:!0})){let s=this.#a[e],i=this.#s[e],n=this.#c(i)?i.__staleWhileFetching:i;if(n===void 0||s===void 0)continue;let o={value:n};if(this.#x&&this.#C){o.ttl=this.#x[e];let h=this.#f.now()-this.#C[e];o.start=Math.floor(Date.now()-h)}this.#k&&(o.size=this.#k[e]),t.unshift([s,o])}return t}load(t){this.clear();for(let[e,s]of t){if(s.start){let i=Date.now()-s.start;s.start=this.#f.now()-i}this.#z(e,s.value,s)}}set(t,e,s={}){let{status:i=M.hasSubscribers?{}:void 0}=s;s.status=i,i&&(i.op="set",i.key=t,e!==void 0&&(i.value=e),i.cache=this);let n=this.#z(t,e,s);return i&&M.hasSubscribers&&M.publish(i),n}#z(t,e,s,i){let{ttl:n=this.ttl,start:o,noDisposeOnSet:h=this.noDisposeOnSet,sizeCalculation:a=this.sizeCalculation,status:l}=s,c=this.#c(e);if(e===void 0)return l&&(l.set="deleted"),this.delete(t),this;let{noUpdateTTL:f=this.noUpdateTTL}=s;l&&!c&&(l.value=e);let u=this.#$(t,e,s.size||0,a,l);if(this.maxEntrySize&&u>this.maxEntrySize)return this.#j(t,"set"),l&&(l.set="miss",l.maxEntrySizeExceeded=!0),this;let p=this.#h===0?void 0:this.#l.get(t);if(p===void 0)p=this.#h===0?this.#g:this.#w.length!==0?this.#w.pop():this.#h===this.#t?this.#U(!1):this.#h,this.#a[p]=t,this.#s[p]=e,this.#l.set(t,p),this.#b[this.#g]=p,this.#E[p]=this.#g,this.#g=p,this.#h++,this.#N(p,u,l),l&&(l.set="add"),f=!1,this.#T&&!c&&this.#o?.(e,t,"add");else{this.#X(p);let g=this.#s[p];if(e!==g){if(!h)if(this.#c(g)){g!==i&&g.__abortController.abort(new Error("replaced"));let{__staleWhileFetching:d}=g;d!==void 0&&d!==e&&(this.#S&&this.#i?.(d,t,"set"),this.#e&&this.#p?.push([d,t,"set"]))}else this.#S&&this.#i?.(g,t,"set"),this.#e&&this.#p?.push([g,t,"set"]);if(this.#P(p),this.#N(p,u,l),this.#s[p]=e,!c){let d=g&&this.#c(g)?g.__staleWhileFetching:g,w=d===void 0?"add":e!==d?"replace":"update";l&&(l.set=w,d!==void 0&&(l.oldValue=d)),this.#T&&this.onInsert?.(e,t,w)}}else c||(l&&(l.set="update"),this.#T&&this.onInsert?.(e,t,"update"))}if(n!==0&&!this.#x&&this.#_(),this.#x&&(f||this.#W(p,n,o),l&&this.#D(l,p)),!h&&this.#e&&this.#p){let g=this.#p,d;for(;d=g?.shift();)this.#r?.(...d)}return this}pop(){try{for(;this.#h;){let t=this.#s[this.#y];if(this.#U(!0),this.#c(t)){if(t.__staleWhileFetching)return t.__staleWhileFetching}else if(t!==void 0)return t}}finally{if(this.#e&&this.#p){let t=this.#p,e;for(;e=t?.shift();)this.#r?.(...e)}}}#U(t){let e=this.#y,s=this.#a[e],i=this.#s[e],n=this.#c(i);n&&i.__abortController.abort(new Error("evicted"));let o=n?i.__staleWhileFetching:i;return(this.#S||this.#e)&&o!==void 0&&(this.#S&&this.#i?.(o,s,"evict"),this.#e&&this.#p?.push([o,s,"evict"])),this.#P(e),this.#v?.[e]&&(clearTimeout(this.#v[e]),this.#v[e]=void 0),t&&(this.#a[e]=void 0,this.#s[e]=void 0,this.#w.push(e)),this.#h===1?(this.#y=this.#g=0,this.#w.length=0):this.#y=this.#b[e],this.#l.delete(s),this.#h--,e}has(t,e={}){let{status:s=M.hasSubscribers?{}:void 0}=e;e.status=s,s&&(s.op="has",s.key=t,s.cache=this);let i=this.#V(t,e);return M.hasSubscribers&&M.publish(s),i}#V(t,e={}){let{updateAgeOnHas:s=this.updateAgeOnHas,status:i}=e,n=this.#l.get(t);if(n!==void 0){let o=this.#s[n];if(this.#c(o)&&o.__staleWhileFetching===void 0)return!1;if(this.#A(n))i&&(i.has="stale",this.#D(i,n));else return s&&this.#R(n),i&&(i.has="hit",this.#D(i,n)),!0}else i&&(i.has="miss");return!1}peek(t,e={}){let{status:s=ke()?{}:void 0}=e;s&&(s.op="peek",s.key=t,s.cache=this),e.status=s;let i=this.#H(t,e);return M.hasSubscribers&&M.publish(s),i}#H(t,e){let{status:s,allowStale:i=this.allowStale}=e,n=this.#l.get(t);if(n===void 0||!i&&this.#A(n)){s&&(s.peek=n===void 0?"miss":"stale");return}let o=this.#s[n],h=this.#c(o)?o.__staleWhileFetching:o;return s&&(h!==void 0?(s.peek="hit",s.value=h):s.peek="miss"),h}#L(t,e,s,i){let n=e===void 0?void 0:this.#s[e];if(this.#c(n))return n;let o=new AbortController,{signal:h}=s;h?.addEventListener("abort",()=>o.abort(h.reason),{signal:o.signal});let a={signal:o.signal,options:s,context:i},l=(d,w=!1)=>{let{aborted:m}=o.signal,b=s.ignoreFetchAbort&&d!==void 0,x=s.ignoreFetchAbort||!!(s.allowStaleOnFetchAbort&&d!==void 0);if(s.status&&(m&&!w?(s.status.fetchAborted=!0,s.status.fetchError=o.signal.reason,b&&(s.status.fetchAbortIgnored=!0)):s.status.fetchResolved=!0),m&&!b&&!w)return f(o.signal.reason,x);let S=p,y=this.#s[e];return(y===p||y===void 0&&b&&w)&&(d===void 0?S.__staleWhileFetching!==void 0?this.#s[e]=S.__staleWhileFetching:this.#j(t,"fetch"):(s.status&&(s.status.fetchUpdated=!0),this.#z(t,d,a.options,S))),d},c=d=>(s.status&&(s.status.fetchRejected=!0,s.status.fetchError=d),f(d,!1)),f=(d,w)=>{let{aborted:m}=o.signal,b=m&&s.allowStaleOnFetchAbort,x=b||s.allowStaleOnFetchRejection,S=x||s.noDeleteOnFetchRejection,y=p;if(this.#s[e]===p&&(!S||!w&&y.__staleWhileFetching===void 0?this.#j(t,"fetch"):b||(this.#s[e]=y.__staleWhileFetching)),x)return s.status&&y.__staleWhileFetching!==void 0&&(s.status.returnedStale=!0),y.__staleWhileFetching;if(y.__returned===y)throw d},u=(d,w)=>{let m=this.#d?.(t,n,a);o.signal.addEventListener("abort",()=>{(!s.ignoreFetchAbort||s.allowStaleOnFetchAbort)&&(d(void 0),s.allowStaleOnFetchAbort&&(d=b=>l(b,!0)))}),m&&m instanceof Promise?m.then(b=>d(b===void 0?void 0:b),w):m!==void 0&&d(m)};s.status&&(s.status.fetchDispatched=!0);let p=new Promise(u).then(l,c),g=Object.assign(p,{__abortController:o,__staleWhileFetching:n,__returned:void 0});return e===void 0?(this.#z(t,g,{...a.options,status:void 0}),e=this.#l.get(t)):this.#s[e]=g,g}#c(t){if(!this.#M)return!1;let e=t;return!!e&&e instanceof Promise&&e.hasOwnProperty("__staleWhileFetching")&&e.__abortController instanceof AbortController}fetch(t,e={}){let s=wt.hasSubscribers,{status:i=ke()?{}:void 0}=e;e.status=i,i&&e.context&&(i.context=e.context);let n=this.#q(t,e);return i&&s&&(i.trace=!0,wt.tracePromise(()=>n,i).catch(()=>{})),n}async#q(t,e={}){let{allowStale:s=this.allowStale,updateAgeOnGet:i=this.updateAgeOnGet,noDeleteOnStaleGet:n=this.noDeleteOnStaleGet,ttl:o=this.ttl,noDisposeOnSet:h=this.noDisposeOnSet,size:a=0,sizeCalculation:l=this.sizeCalculation,noUpdateTTL:c=this.noUpdateTTL,noDeleteOnFetchRejection:f=this.noDeleteOnFetchRejection,allowStaleOnFetchRejection:u=this.allowStaleOnFetchRejection,ignoreFetchAbort:p=this.ignoreFetchAbort,allowStaleOnFetchAbort:g=this.allowStaleOnFetchAbort,context:d,forceRefresh:w=!1,status:m,signal:b}=e;if(m&&(m.op="fetch",m.key=t,w&&(m.forceRefresh=!0),m.cache=this),!this.#M)return m&&(m.fetch="get"),this.#K(t,{allowStale:s,updateAgeOnGet:i,noDeleteOnStaleGet:n,status:m});let x={allowStale:s,updateAgeOnGet:i,noDeleteOnStaleGet:n,ttl:o,noDisposeOnSet:h,size:a,sizeCalculation:l,noUpdateTTL:c,noDeleteOnFetchRejection:f,allowStaleOnFetchRejection:u,allowStaleOnFetchAbort:g,ignoreFetchAbort:p,status:m,signal:b},S=this.#l.get(t);if(S===void 0){m&&(m.fetch="miss");let y=this.#L(t,S,x,d);return y.__returned=y}else{let y=this.#s[S];if(this.#c(y)){let et=s&&y.__staleWhileFetching!==void 0;return m&&(m.fetch="inflight",et&&(m.returnedStale=!0)),et?y.__staleWhileFetching:y.__returned=y}let q=this.#A(S);if(!w&&!q)return m&&(m.fetch="hit"),this.#X(S),i&&this.#R(S),m&&this.#D(m,S),y;let W=this.#L(t,S,x,d),B=W.__staleWhileFetching!==void 0&&s;return m&&(m.fetch=q?"stale":"refresh",B&&q&&(m.returnedStale=!0)),B?W.__staleWhileFetching:W.__returned=W}}forceFetch(t,e={}){let s=wt.hasSubscribers,{status:i=ke()?{}:void 0}=e;e.status=i,i&&e.context&&(i.context=e.context);let n=this.#B(t,e);return i&&s&&(i.trace=!0,wt.tracePromise(()=>n,i).catch(()=>{})),n}async#B(t,e={}){let s=await this.#q(t,e);if(s===void 0)throw new Error("fetch() returned undefined");return s}memo(t,e={}){let{status:s=M.hasSubscribers?{}:void 0}=e;e.status=s,s&&(s.op="memo",s.key=t,e.context&&(s.context=e.context),s.cache=this);let i=this.#Z(t,e);return s&&(s.value=i),M.hasSubscribers&&M.publish(s),i}#Z(t,e={}){let s=this.#u;if(!s)throw new Error("no memoMethod provided to constructor");let{context:i,status:n,forceRefresh:o,...h}=e;n&&o&&(n.forceRefresh=!0);let a=this.#K(t,h),l=o||a===void 0;if(n&&(n.memo=l?"miss":"hit",l||(n.value=a)),!l)return a;let c=s(t,a,{options:h,context:i});return n&&(n.value=c),this.#z(t,c,h),c}get(t,e={}){let{status:s=M.hasSubscribers?{}:void 0}=e;e.status=s,s&&(s.op="get",s.key=t,s.cache=this);let i=this.#K(t,e);return s&&(i!==void 0&&(s.value=i),M.hasSubscribers&&M.publish(s)),i}#K(t,e={}){let{allowStale:s=this.allowStale,updateAgeOnGet:i=this.updateAgeOnGet,noDeleteOnStaleGet:n=this.noDeleteOnStaleGet,status:o}=e,h=this.#l.get(t);if(h===void 0){o&&(o.get="miss");return}let a=this.#s[h],l=this.#c(a);return o&&this.#D(o,h),this.#A(h)?l?(o&&(o.get="stale-fetching"),s&&a.__staleWhileFetching!==void 0?(o&&(o.returnedStale=!0),a.__staleWhileFetching):void 0):(n||this.#j(t,"expire"),o&&(o.get="stale"),s?(o&&(o.returnedStale=!0),a):void 0):(o&&(o.get=l?"fetching":"hit"),this.#X(h),i&&this.#R(h),l?a.__staleWhileFetching:a)}#Y(t,e){this.#E[e]=t,this.#b[t]=e}#X(t){t!==this.#g&&(t===this.#y?this.#y=this.#b[t]:this.#Y(this.#E[t],this.#b[t]),this.#Y(this.#g,t),this.#g=t)}delete(t){return this.#j(t,"delete")}#j(t,e){M.hasSubscribers&&M.publish({op:"delete",delete:e,key:t,cache:this});let s=!1;if(this.#h!==0){let i=this.#l.get(t);if(i!==void 0)if(this.#v?.[i]&&(clearTimeout(this.#v[i]),this.#v[i]=void 0),s=!0,this.#h===1)this.#J(e);else{this.#P(i);let n=this.#s[i];if(this.#c(n)?n.__abortController.abort(new Error("deleted")):(this.#S||this.#e)&&(this.#S&&this.#i?.(n,t,e),this.#e&&this.#p?.push([n,t,e])),this.#l.delete(t),this.#a[i]=void 0,this.#s[i]=void 0,i===this.#g)this.#g=this.#E[i];else if(i===this.#y)this.#y=this.#b[i];else{let o=this.#E[i];this.#b[o]=this.#b[i];let h=this.#b[i];this.#E[h]=this.#E[i]}this.#h--,this.#w.push(i)}}if(this.#e&&this.#p?.length){let i=this.#p,n;for(;n=i?.shift();)this.#r?.(...n)}return s}clear(){return this.#J("delete")}#J(t){for(let e of this.#F({allowStale:!0})){let s=this.#s[e];if(this.#c(s))s.__abortController.abort(new Error("deleted"));else{let i=this.#a[e];this.#S&&this.#i?.(s,i,t),this.#e&&this.#p?.push([s,i,t])}}if(this.#l.clear(),this.#s.fill(void 0),this.#a.fill(void 0),this.#x&&this.#C){this.#x.fill(0),this.#C.fill(0);for(let e of this.#v??[])e!==void 0&&clearTimeout(e);this.#v?.fill(void 0)}if(this.#k&&this.#k.fill(0),this.#y=0,this.#g=0,this.#w.length=0,this.#m=0,this.#h=0,this.#e&&this.#p){let e=this.#p,s;for(;s=e?.shift();)this.#r?.(...s)}}};var ms=typeof process=="object"&&process?process:{stdout:null,stderr:null},Li=r=>!!r&&typeof r=="object"&&(r instanceof J||r instanceof external_node_stream_||ji(r)||Wi(r)),ji=r=>!!r&&typeof r=="object"&&r instanceof external_node_events_.EventEmitter&&typeof r.pipe=="function"&&r.pipe!==external_node_stream_.Writable.prototype.pipe,Wi=r=>!!r&&typeof r=="object"&&r instanceof external_node_events_.EventEmitter&&typeof r.write=="function"&&typeof r.end=="function",G=Symbol("EOF"),H=Symbol("maybeEmitEnd"),Y=Symbol("emittedEnd"),Wt=Symbol("emittingEnd"),St=Symbol("emittedError"),$t=Symbol("closed"),gs=Symbol("read"),It=Symbol("flush"),ws=Symbol("flushChunk"),z=Symbol("encoding"),nt=Symbol("decoder"),k=Symbol("flowing"),xt=Symbol("paused"),rt=Symbol("resume"),C=Symbol("buffer"),F=Symbol("pipes"),A=Symbol("bufferLength"),Ce=Symbol("bufferPush"),Bt=Symbol("bufferShift"),R=Symbol("objectMode"),E=Symbol("destroyed"),Ae=Symbol("error"),Me=Symbol("emitData"),bs=Symbol("emitEnd"),Re=Symbol("emitEnd2"),$=Symbol("async"),Oe=Symbol("abort"),Ut=Symbol("aborted"),vt=Symbol("signal"),Q=Symbol("dataListeners"),_=Symbol("discarded"),Et=r=>Promise.resolve().then(r),$i=r=>r(),Ii=r=>r==="end"||r==="finish"||r==="prefinish",Bi=r=>r instanceof ArrayBuffer||!!r&&typeof r=="object"&&r.constructor&&r.constructor.name==="ArrayBuffer"&&r.byteLength>=0,Ui=r=>!Buffer.isBuffer(r)&&ArrayBuffer.isView(r),Gt=class{src;dest;opts;ondrain;constructor(t,e,s){this.src=t,this.dest=e,this.opts=s,this.ondrain=()=>t[rt](),this.dest.on("drain",this.ondrain)}unpipe(){this.dest.removeListener("drain",this.ondrain)}proxyErrors(t){}end(){this.unpipe(),this.opts.end&&this.dest.end()}},Fe=class extends Gt{unpipe(){this.src.removeListener("error",this.proxyErrors),super.unpipe()}constructor(t,e,s){super(t,e,s),this.proxyErrors=i=>this.dest.emit("error",i),t.on("error",this.proxyErrors)}},Gi=r=>!!r.objectMode,Hi=r=>!r.objectMode&&!!r.encoding&&r.encoding!=="buffer",J=class extends external_node_events_.EventEmitter{[k]=!1;[xt]=!1;[F]=[];[C]=[];[R];[z];[$];[nt];[G]=!1;[Y]=!1;[Wt]=!1;[$t]=!1;[St]=null;[A]=0;[E]=!1;[vt];[Ut]=!1;[Q]=0;[_]=!1;writable=!0;readable=!0;constructor(...t){let e=t[0]||{};if(super(),e.objectMode&&typeof e.encoding=="string")throw new TypeError("Encoding and objectMode may not be used together");Gi(e)?(this[R]=!0,this[z]=null):Hi(e)?(this[z]=e.encoding,this[R]=!1):(this[R]=!1,this[z]=null),this[$]=!!e.async,this[nt]=this[z]?new external_node_string_decoder_namespaceObject.StringDecoder(this[z]):null,e&&e.debugExposeBuffer===!0&&Object.defineProperty(this,"buffer",{get:()=>this[C]}),e&&e.debugExposePipes===!0&&Object.defineProperty(this,"pipes",{get:()=>this[F]});let{signal:s}=e;s&&(this[vt]=s,s.aborted?this[Oe]():s.addEventListener("abort",()=>this[Oe]()))}get bufferLength(){return this[A]}get encoding(){return this[z]}set encoding(t){throw new Error("Encoding must be set at instantiation time")}setEncoding(t){throw new Error("Encoding must be set at instantiation time")}get objectMode(){return this[R]}set objectMode(t){throw new Error("objectMode must be set at instantiation time")}get async(){return this[$]}set async(t){this[$]=this[$]||!!t}[Oe](){this[Ut]=!0,this.emit("abort",this[vt]?.reason),this.destroy(this[vt]?.reason)}get aborted(){return this[Ut]}set aborted(t){}write(t,e,s){if(this[Ut])return!1;if(this[G])throw new Error("write after end");if(this[E])return this.emit("error",Object.assign(new Error("Cannot call write after a stream was destroyed"),{code:"ERR_STREAM_DESTROYED"})),!0;typeof e=="function"&&(s=e,e="utf8"),e||(e="utf8");let i=this[$]?Et:$i;if(!this[R]&&!Buffer.isBuffer(t)){if(Ui(t))t=Buffer.from(t.buffer,t.byteOffset,t.byteLength);else if(Bi(t))t=Buffer.from(t);else if(typeof t!="string")throw new Error("Non-contiguous data written to non-objectMode stream")}return this[R]?(this[k]&&this[A]!==0&&this[It](!0),this[k]?this.emit("data",t):this[Ce](t),this[A]!==0&&this.emit("readable"),s&&i(s),this[k]):t.length?(typeof t=="string"&&!(e===this[z]&&!this[nt]?.lastNeed)&&(t=Buffer.from(t,e)),Buffer.isBuffer(t)&&this[z]&&(t=this[nt].write(t)),this[k]&&this[A]!==0&&this[It](!0),this[k]?this.emit("data",t):this[Ce](t),this[A]!==0&&this.emit("readable"),s&&i(s),this[k]):(this[A]!==0&&this.emit("readable"),s&&i(s),this[k])}read(t){if(this[E])return null;if(this[_]=!1,this[A]===0||t===0||t&&t>this[A])return this[H](),null;this[R]&&(t=null),this[C].length>1&&!this[R]&&(this[C]=[this[z]?this[C].join(""):Buffer.concat(this[C],this[A])]);let e=this[gs](t||null,this[C][0]);return this[H](),e}[gs](t,e){if(this[R])this[Bt]();else{let s=e;t===s.length||t===null?this[Bt]():typeof s=="string"?(this[C][0]=s.slice(t),e=s.slice(0,t),this[A]-=t):(this[C][0]=s.subarray(t),e=s.subarray(0,t),this[A]-=t)}return this.emit("data",e),!this[C].length&&!this[G]&&this.emit("drain"),e}end(t,e,s){return typeof t=="function"&&(s=t,t=void 0),typeof e=="function"&&(s=e,e="utf8"),t!==void 0&&this.write(t,e),s&&this.once("end",s),this[G]=!0,this.writable=!1,(this[k]||!this[xt])&&this[H](),this}[rt](){this[E]||(!this[Q]&&!this[F].length&&(this[_]=!0),this[xt]=!1,this[k]=!0,this.emit("resume"),this[C].length?this[It]():this[G]?this[H]():this.emit("drain"))}resume(){return this[rt]()}pause(){this[k]=!1,this[xt]=!0,this[_]=!1}get destroyed(){return this[E]}get flowing(){return this[k]}get paused(){return this[xt]}[Ce](t){this[R]?this[A]+=1:this[A]+=t.length,this[C].push(t)}[Bt](){return this[R]?this[A]-=1:this[A]-=this[C][0].length,this[C].shift()}[It](t=!1){do;while(this[ws](this[Bt]())&&this[C].length);!t&&!this[C].length&&!this[G]&&this.emit("drain")}[ws](t){return this.emit("data",t),this[k]}pipe(t,e){if(this[E])return t;this[_]=!1;let s=this[Y];return e=e||{},t===ms.stdout||t===ms.stderr?e.end=!1:e.end=e.end!==!1,e.proxyErrors=!!e.proxyErrors,s?e.end&&t.end():(this[F].push(e.proxyErrors?new Fe(this,t,e):new Gt(this,t,e)),this[$]?Et(()=>this[rt]()):this[rt]()),t}unpipe(t){let e=this[F].find(s=>s.dest===t);e&&(this[F].length===1?(this[k]&&this[Q]===0&&(this[k]=!1),this[F]=[]):this[F].splice(this[F].indexOf(e),1),e.unpipe())}addListener(t,e){return this.on(t,e)}on(t,e){let s=super.on(t,e);if(t==="data")this[_]=!1,this[Q]++,!this[F].length&&!this[k]&&this[rt]();else if(t==="readable"&&this[A]!==0)super.emit("readable");else if(Ii(t)&&this[Y])super.emit(t),this.removeAllListeners(t);else if(t==="error"&&this[St]){let i=e;this[$]?Et(()=>i.call(this,this[St])):i.call(this,this[St])}return s}removeListener(t,e){return this.off(t,e)}off(t,e){let s=super.off(t,e);return t==="data"&&(this[Q]=this.listeners("data").length,this[Q]===0&&!this[_]&&!this[F].length&&(this[k]=!1)),s}removeAllListeners(t){let e=super.removeAllListeners(t);return(t==="data"||t===void 0)&&(this[Q]=0,!this[_]&&!this[F].length&&(this[k]=!1)),e}get emittedEnd(){return this[Y]}[H](){!this[Wt]&&!this[Y]&&!this[E]&&this[C].length===0&&this[G]&&(this[Wt]=!0,this.emit("end"),this.emit("prefinish"),this.emit("finish"),this[$t]&&this.emit("close"),this[Wt]=!1)}emit(t,...e){let s=e[0];if(t!=="error"&&t!=="close"&&t!==E&&this[E])return!1;if(t==="data")return!this[R]&&!s?!1:this[$]?(Et(()=>this[Me](s)),!0):this[Me](s);if(t==="end")return this[bs]();if(t==="close"){if(this[$t]=!0,!this[Y]&&!this[E])return!1;let n=super.emit("close");return this.removeAllListeners("close"),n}else if(t==="error"){this[St]=s,super.emit(Ae,s);let n=!this[vt]||this.listeners("error").length?super.emit("error",s):!1;return this[H](),n}else if(t==="resume"){let n=super.emit("resume");return this[H](),n}else if(t==="finish"||t==="prefinish"){let n=super.emit(t);return this.removeAllListeners(t),n}let i=super.emit(t,...e);return this[H](),i}[Me](t){for(let s of this[F])s.dest.write(t)===!1&&this.pause();let e=this[_]?!1:super.emit("data",t);return this[H](),e}[bs](){return this[Y]?!1:(this[Y]=!0,this.readable=!1,this[$]?(Et(()=>this[Re]()),!0):this[Re]())}[Re](){if(this[nt]){let e=this[nt].end();if(e){for(let s of this[F])s.dest.write(e);this[_]||super.emit("data",e)}}for(let e of this[F])e.end();let t=super.emit("end");return this.removeAllListeners("end"),t}async collect(){let t=Object.assign([],{dataLength:0});this[R]||(t.dataLength=0);let e=this.promise();return this.on("data",s=>{t.push(s),this[R]||(t.dataLength+=s.length)}),await e,t}async concat(){if(this[R])throw new Error("cannot concat in objectMode");let t=await this.collect();return this[z]?t.join(""):Buffer.concat(t,t.dataLength)}async promise(){return new Promise((t,e)=>{this.on(E,()=>e(new Error("stream destroyed"))),this.on("error",s=>e(s)),this.on("end",()=>t())})}[Symbol.asyncIterator](){this[_]=!1;let t=!1,e=async()=>(this.pause(),t=!0,{value:void 0,done:!0});return{next:()=>{if(t)return e();let i=this.read();if(i!==null)return Promise.resolve({done:!1,value:i});if(this[G])return e();let n,o,h=f=>{this.off("data",a),this.off("end",l),this.off(E,c),e(),o(f)},a=f=>{this.off("error",h),this.off("end",l),this.off(E,c),this.pause(),n({value:f,done:!!this[G]})},l=()=>{this.off("error",h),this.off("data",a),this.off(E,c),e(),n({done:!0,value:void 0})},c=()=>h(new Error("stream destroyed"));return new Promise((f,u)=>{o=u,n=f,this.once(E,c),this.once("error",h),this.once("end",l),this.once("data",a)})},throw:e,return:e,[Symbol.asyncIterator](){return this},[Symbol.asyncDispose]:async()=>{}}}[Symbol.iterator](){this[_]=!1;let t=!1,e=()=>(this.pause(),this.off(Ae,e),this.off(E,e),this.off("end",e),t=!0,{done:!0,value:void 0}),s=()=>{if(t)return e();let i=this.read();return i===null?e():{done:!1,value:i}};return this.once("end",e),this.once(Ae,e),this.once(E,e),{next:s,throw:e,return:e,[Symbol.iterator](){return this},[Symbol.dispose]:()=>{}}}destroy(t){if(this[E])return t?this.emit("error",t):this.emit(E),this;this[E]=!0,this[_]=!0,this[C].length=0,this[A]=0;let e=this;return typeof e.close=="function"&&!this[$t]&&e.close(),t?this.emit("error",t):this.emit(E),this}static get isStream(){return Li}};var tn=external_fs_.realpathSync.native,Ct={lstatSync:external_fs_.lstatSync,readdir:external_fs_.readdir,readdirSync:external_fs_.readdirSync,readlinkSync:external_fs_.readlinkSync,realpathSync:tn,promises:{lstat:promises_namespaceObject.lstat,readdir:promises_namespaceObject.readdir,readlink:promises_namespaceObject.readlink,realpath:promises_namespaceObject.realpath}},Cs=r=>!r||r===Ct||r===external_node_fs_namespaceObject_0?Ct:{...Ct,...r,promises:{...Ct.promises,...r.promises}},on=/^\\\\\?\\([a-z]:)\\?$/i,hn=/^\\\\\?\\UNC\\([^\\]+\\[^\\]+)\\?$/i,an=/^\\\\[^\\?]+\\[^\\]+$/,Ss=r=>r.replace(/\//g,"\\").replace(on,"$1\\").replace(hn,"\\\\$1\\").replace(an,"$&\\"),ln=/^[\\/]{2}\?[\\/]unc[\\/][^\\/]+[\\/][^\\/]+(?:[\\/]|$)/i,cn=/^[\\/]{2}\?[\\/](?=[a-z]:)/i,fn=/^[\\/]{2}\?[\\/]unc(?=[\\/][^\\/]+[\\/][^\\/])/i,un=/[\\/]/,P=0,As=1,Ms=2,I=4,Rs=6,Os=8,tt=10,Fs=12,N=15,kt=~N,_e=16,xs=32,At=64,L=128,Ht=256,Kt=512,vs=At|L|Kt,dn=1023,De=r=>r.isFile()?Os:r.isDirectory()?I:r.isSymbolicLink()?tt:r.isCharacterDevice()?Ms:r.isBlockDevice()?Rs:r.isSocket()?Fs:r.isFIFO()?As:P,Es=new yt({max:2**12}),Mt=r=>{let t=Es.get(r);if(t)return t;let e=r.normalize("NFKD");return Es.set(r,e),e},ks=new yt({max:2**12}),qt=r=>{let t=ks.get(r);if(t)return t;let e=Mt(r.toLowerCase());return ks.set(r,e),e},Xt=class extends yt{constructor(){super({max:256})}},Pe=class extends yt{constructor(t=16*1024){super({maxSize:t,sizeCalculation:e=>e.length+1})}},Ts=Symbol("PathScurry setAsCwd"),O=class{name;root;roots;parent;nocase;isCWD=!1;#t;#n;get dev(){return this.#n}#i;get mode(){return this.#i}#o;get nlink(){return this.#o}#r;get uid(){return this.#r}#d;get gid(){return this.#d}#u;get rdev(){return this.#u}#f;get blksize(){return this.#f}#h;get ino(){return this.#h}#m;get size(){return this.#m}#l;get blocks(){return this.#l}#a;get atimeMs(){return this.#a}#s;get mtimeMs(){return this.#s}#b;get ctimeMs(){return this.#b}#E;get birthtimeMs(){return this.#E}#y;get atime(){return this.#y}#g;get mtime(){return this.#g}#w;get ctime(){return this.#w}#p;get birthtime(){return this.#p}#k;#C;#x;#v;#S;#M;#e;#T;#_;#R;get parentPath(){return(this.parent||this).fullpath()}get path(){return this.parentPath}constructor(t,e=P,s,i,n,o,h){this.name=t,this.#k=n?qt(t):Mt(t),this.#e=e&dn,this.nocase=n,this.roots=i,this.root=s||this,this.#T=o,this.#x=h.fullpath,this.#S=h.relative,this.#M=h.relativePosix,this.parent=h.parent,this.parent?this.#t=this.parent.#t:this.#t=Cs(h.fs)}get fs(){return this.#t}depth(){return this.#C!==void 0?this.#C:this.parent?this.#C=this.parent.depth()+1:this.#C=0}childrenCache(){return this.#T}resolve(t){if(!t)return this;let e=this.getRootString(t),i=t.substring(e.length).split(this.splitSep);return e?this.getRoot(e).#D(i):this.#D(i)}#D(t){let e=this;for(let s of t)e=e.child(s);return e}children(){let t=this.#T.get(this);if(t)return t;let e=Object.assign([],{provisional:0});return this.#T.set(this,e),this.#e&=~_e,e}child(t,e){if(t===""||t===".")return this;if(t==="..")return this.parent||this;let s=this.children(),i=this.nocase?qt(t):Mt(t);for(let a of s)if(a.#k===i)return a;let n=this.parent?this.sep:"",o=this.#x?this.#x+n+t:void 0,h=this.newChild(t,P,{...e,parent:this,fullpath:o});return this.canReaddir()||(h.#e|=L),s.push(h),h}relative(){if(this.isCWD)return"";if(this.#S!==void 0)return this.#S;let t=this.name,e=this.parent;if(!e)return this.#S=this.name;let s=e.relative();return s+(!s||!e.parent?"":this.sep)+t}relativePosix(){if(this.sep==="/")return this.relative();if(this.isCWD)return"";if(this.#M!==void 0)return this.#M;let t=this.name,e=this.parent;if(!e)return this.#M=this.fullpathPosix();let s=e.relativePosix();return s+(!s||!e.parent?"":"/")+t}fullpath(){if(this.#x!==void 0)return this.#x;let t=this.name,e=this.parent;if(!e)return this.#x=this.name;let i=e.fullpath()+(e.parent?this.sep:"")+t;return this.#x=i}fullpathPosix(){if(this.#v!==void 0)return this.#v;if(this.sep==="/")return this.#v=this.fullpath();if(!this.parent){let i=this.fullpath().replace(/\\/g,"/");return/^[a-z]:\//i.test(i)?this.#v=`//?/${i}`:this.#v=i}let t=this.parent,e=t.fullpathPosix(),s=e+(!e||!t.parent?"":"/")+this.name;return this.#v=s}isUnknown(){return(this.#e&N)===P}isType(t){return this[`is${t}`]()}getType(){return this.isUnknown()?"Unknown":this.isDirectory()?"Directory":this.isFile()?"File":this.isSymbolicLink()?"SymbolicLink":this.isFIFO()?"FIFO":this.isCharacterDevice()?"CharacterDevice":this.isBlockDevice()?"BlockDevice":this.isSocket()?"Socket":"Unknown"}isFile(){return(this.#e&N)===Os}isDirectory(){return(this.#e&N)===I}isCharacterDevice(){return(this.#e&N)===Ms}isBlockDevice(){return(this.#e&N)===Rs}isFIFO(){return(this.#e&N)===As}isSocket(){return(this.#e&N)===Fs}isSymbolicLink(){return(this.#e&tt)===tt}lstatCached(){return this.#e&xs?this:void 0}readlinkCached(){return this.#_}realpathCached(){return this.#R}readdirCached(){let t=this.children();return t.slice(0,t.provisional)}canReadlink(){if(this.#_)return!0;if(!this.parent)return!1;let t=this.#e&N;return!(t!==P&&t!==tt||this.#e&Ht||this.#e&L)}calledReaddir(){return!!(this.#e&_e)}isENOENT(){return!!(this.#e&L)}isNamed(t){return this.nocase?this.#k===qt(t):this.#k===Mt(t)}async readlink(){let t=this.#_;if(t)return t;if(this.canReadlink()&&this.parent)try{let e=await this.#t.promises.readlink(this.fullpath()),s=(await this.parent.realpath())?.resolve(e);if(s)return this.#_=s}catch(e){this.#F(e.code);return}}readlinkSync(){let t=this.#_;if(t)return t;if(this.canReadlink()&&this.parent)try{let e=this.#t.readlinkSync(this.fullpath()),s=this.parent.realpathSync()?.resolve(e);if(s)return this.#_=s}catch(e){this.#F(e.code);return}}#W(t){this.#e|=_e;for(let e=t.provisional;e<t.length;e++){let s=t[e];s&&s.#A()}}#A(){this.#e&L||(this.#e=(this.#e|L)&kt,this.#G())}#G(){let t=this.children();t.provisional=0;for(let e of t)e.#A()}#P(){this.#e|=Kt,this.#N()}#N(){if(this.#e&At)return;let t=this.#e;(t&N)===I&&(t&=kt),this.#e=t|At,this.#G()}#$(t=""){t==="ENOTDIR"||t==="EPERM"?this.#N():t==="ENOENT"?this.#A():this.children().provisional=0}#O(t=""){t==="ENOTDIR"?this.parent.#N():t==="ENOENT"&&this.#A()}#F(t=""){let e=this.#e;e|=Ht,t==="ENOENT"&&(e|=L),(t==="EINVAL"||t==="UNKNOWN")&&(e&=kt),this.#e=e,t==="ENOTDIR"&&this.parent&&this.parent.#N()}#I(t,e){return this.#U(t,e)||this.#z(t,e)}#z(t,e){let s=De(t),i=this.newChild(t.name,s,{parent:this}),n=i.#e&N;return n!==I&&n!==tt&&n!==P&&(i.#e|=At),e.unshift(i),e.provisional++,i}#U(t,e){for(let s=e.provisional;s<e.length;s++){let i=e[s];if((this.nocase?qt(t.name):Mt(t.name))===i.#k)return this.#V(t,i,s,e)}}#V(t,e,s,i){let n=e.name;return e.#e=e.#e&kt|De(t),n!==t.name&&(e.name=t.name),s!==i.provisional&&(s===i.length-1?i.pop():i.splice(s,1),i.unshift(e)),i.provisional++,e}async lstat(){if((this.#e&L)===0)try{return this.#H(await this.#t.promises.lstat(this.fullpath())),this}catch(t){this.#O(t.code)}}lstatSync(){if((this.#e&L)===0)try{return this.#H(this.#t.lstatSync(this.fullpath())),this}catch(t){this.#O(t.code)}}#H(t){let{atime:e,atimeMs:s,birthtime:i,birthtimeMs:n,blksize:o,blocks:h,ctime:a,ctimeMs:l,dev:c,gid:f,ino:u,mode:p,mtime:g,mtimeMs:d,nlink:w,rdev:m,size:b,uid:x}=t;this.#y=e,this.#a=s,this.#p=i,this.#E=n,this.#f=o,this.#l=h,this.#w=a,this.#b=l,this.#n=c,this.#d=f,this.#h=u,this.#i=p,this.#g=g,this.#s=d,this.#o=w,this.#u=m,this.#m=b,this.#r=x;let S=De(t);this.#e=this.#e&kt|S|xs,S!==P&&S!==I&&S!==tt&&(this.#e|=At)}#L=[];#c=!1;#q(t){this.#c=!1;let e=this.#L.slice();this.#L.length=0,e.forEach(s=>s(null,t))}readdirCB(t,e=!1){if(!this.canReaddir()){e?t(null,[]):queueMicrotask(()=>t(null,[]));return}let s=this.children();if(this.calledReaddir()){let n=s.slice(0,s.provisional);e?t(null,n):queueMicrotask(()=>t(null,n));return}if(this.#L.push(t),this.#c)return;this.#c=!0;let i=this.fullpath();this.#t.readdir(i,{withFileTypes:!0},(n,o)=>{if(n)this.#$(n.code),s.provisional=0;else{for(let h of o)this.#I(h,s);this.#W(s)}this.#q(s.slice(0,s.provisional))})}#B;async readdir(){if(!this.canReaddir())return[];let t=this.children();if(this.calledReaddir())return t.slice(0,t.provisional);let e=this.fullpath();if(this.#B)await this.#B;else{let s=()=>{};this.#B=new Promise(i=>s=i);try{for(let i of await this.#t.promises.readdir(e,{withFileTypes:!0}))this.#I(i,t);this.#W(t)}catch(i){this.#$(i.code),t.provisional=0}this.#B=void 0,s()}return t.slice(0,t.provisional)}readdirSync(){if(!this.canReaddir())return[];let t=this.children();if(this.calledReaddir())return t.slice(0,t.provisional);let e=this.fullpath();try{for(let s of this.#t.readdirSync(e,{withFileTypes:!0}))this.#I(s,t);this.#W(t)}catch(s){this.#$(s.code),t.provisional=0}return t.slice(0,t.provisional)}canReaddir(){if(this.#e&vs)return!1;let t=N&this.#e;return t===P||t===I||t===tt}shouldWalk(t,e){return(this.#e&I)===I&&!(this.#e&vs)&&!t.has(this)&&(!e||e(this))}async realpath(){if(this.#R)return this.#R;if(!((Kt|Ht|L)&this.#e))try{let t=await this.#t.promises.realpath(this.fullpath());return this.#R=this.resolve(t)}catch{this.#P()}}realpathSync(){if(this.#R)return this.#R;if(!((Kt|Ht|L)&this.#e))try{let t=this.#t.realpathSync(this.fullpath());return this.#R=this.resolve(t)}catch{this.#P()}}[Ts](t){if(t===this)return;t.isCWD=!1,this.isCWD=!0;let e=new Set([]),s=[],i=this;for(;i&&i.parent;)e.add(i),i.#S=s.join(this.sep),i.#M=s.join("/"),i=i.parent,s.push("..");for(i=t;i&&i.parent&&!e.has(i);)i.#S=void 0,i.#M=void 0,i=i.parent}},Vt=class r extends O{sep="\\";splitSep=un;constructor(t,e=P,s,i,n,o,h){super(t,e,s,i,n,o,h)}newChild(t,e=P,s={}){return new r(t,e,this.root,this.roots,this.nocase,this.childrenCache(),s)}getRootString(t){return ln.exec(t)?.[0]??external_node_path_namespaceObject.win32.parse(t).root}getRoot(t){if(t=Ss(t.toUpperCase()),t===this.root.name||/^[\\/]$/.test(t))return this.root;for(let[e,s]of Object.entries(this.roots))if(this.sameRoot(t,e))return this.roots[t]=s;return this.roots[t]=new ot(t,{nocase:this.nocase,fs:this.fs}).root}sameRoot(t,e=this.root.name){return Ss(t.toUpperCase())===e}},Yt=class r extends O{splitSep="/";sep="/";constructor(t,e=P,s,i,n,o,h){super(t,e,s,i,n,o,h)}getRootString(t){return t.startsWith("/")?"/":""}getRoot(t){return this.root}newChild(t,e=P,s={}){return new r(t,e,this.root,this.roots,this.nocase,this.childrenCache(),s)}},Jt=class{root;rootPath;roots;cwd;#t;#n;#i;nocase;#o;constructor(t=process.cwd(),e,s,{nocase:i,childrenCacheSize:n=16*1024,fs:o=Ct}={}){this.#o=Cs(o),(t instanceof URL||t.startsWith("file://"))&&(t=(0,external_node_url_.fileURLToPath)(t));let h=e.resolve(t);this.roots=Object.create(null),this.rootPath=this.parseRootPath(h),this.#t=new Xt,this.#n=new Xt,this.#i=new Pe(n);let a=h.substring(this.rootPath.length).split(s);if(a.length===1&&!a[0]&&a.pop(),i===void 0)throw new TypeError("must provide nocase setting to PathScurryBase ctor");this.nocase=i,this.root=this.newRoot(this.#o),this.roots[this.rootPath]=this.root;let l=this.root,c=a.length-1,f=e.sep,u=this.rootPath,p=!1;for(let g of a){let d=c--;l=l.child(g,{relative:new Array(d).fill("..").join(f),relativePosix:new Array(d).fill("..").join("/"),fullpath:u+=(p?"":f)+g}),p=!0}this.cwd=l}depth(t=this.cwd){return typeof t=="string"&&(t=this.cwd.resolve(t)),t.depth()}childrenCache(){return this.#i}resolve(...t){let e="";for(let n=t.length-1;n>=0;n--){let o=t[n];if(!(!o||o===".")&&(e=e?`${o}/${e}`:o,this.isAbsolute(o)))break}let s=this.#t.get(e);if(s!==void 0)return s;let i=this.cwd.resolve(e).fullpath();return this.#t.set(e,i),i}resolvePosix(...t){let e="";for(let n=t.length-1;n>=0;n--){let o=t[n];if(!(!o||o===".")&&(e=e?`${o}/${e}`:o,this.isAbsolute(o)))break}let s=this.#n.get(e);if(s!==void 0)return s;let i=this.cwd.resolve(e).fullpathPosix();return this.#n.set(e,i),i}relative(t=this.cwd){return typeof t=="string"&&(t=this.cwd.resolve(t)),t.relative()}relativePosix(t=this.cwd){return typeof t=="string"&&(t=this.cwd.resolve(t)),t.relativePosix()}basename(t=this.cwd){return typeof t=="string"&&(t=this.cwd.resolve(t)),t.name}dirname(t=this.cwd){return typeof t=="string"&&(t=this.cwd.resolve(t)),(t.parent||t).fullpath()}async readdir(t=this.cwd,e={withFileTypes:!0}){typeof t=="string"?t=this.cwd.resolve(t):t instanceof O||(e=t,t=this.cwd);let{withFileTypes:s}=e;if(t.canReaddir()){let i=await t.readdir();return s?i:i.map(n=>n.name)}else return[]}readdirSync(t=this.cwd,e={withFileTypes:!0}){typeof t=="string"?t=this.cwd.resolve(t):t instanceof O||(e=t,t=this.cwd);let{withFileTypes:s=!0}=e;return t.canReaddir()?s?t.readdirSync():t.readdirSync().map(i=>i.name):[]}async lstat(t=this.cwd){return typeof t=="string"&&(t=this.cwd.resolve(t)),t.lstat()}lstatSync(t=this.cwd){return typeof t=="string"&&(t=this.cwd.resolve(t)),t.lstatSync()}async readlink(t=this.cwd,{withFileTypes:e}={withFileTypes:!1}){typeof t=="string"?t=this.cwd.resolve(t):t instanceof O||(e=t.withFileTypes,t=this.cwd);let s=await t.readlink();return e?s:s?.fullpath()}readlinkSync(t=this.cwd,{withFileTypes:e}={withFileTypes:!1}){typeof t=="string"?t=this.cwd.resolve(t):t instanceof O||(e=t.withFileTypes,t=this.cwd);let s=t.readlinkSync();return e?s:s?.fullpath()}async realpath(t=this.cwd,{withFileTypes:e}={withFileTypes:!1}){typeof t=="string"?t=this.cwd.resolve(t):t instanceof O||(e=t.withFileTypes,t=this.cwd);let s=await t.realpath();return e?s:s?.fullpath()}realpathSync(t=this.cwd,{withFileTypes:e}={withFileTypes:!1}){typeof t=="string"?t=this.cwd.resolve(t):t instanceof O||(e=t.withFileTypes,t=this.cwd);let s=t.realpathSync();return e?s:s?.fullpath()}async walk(t=this.cwd,e={}){typeof t=="string"?t=this.cwd.resolve(t):t instanceof O||(e=t,t=this.cwd);let{withFileTypes:s=!0,follow:i=!1,filter:n,walkFilter:o}=e,h=[];(!n||n(t))&&h.push(s?t:t.fullpath());let a=new Set,l=(f,u)=>{a.add(f),f.readdirCB((p,g)=>{if(p)return u(p);let d=g.length;if(!d)return u();let w=()=>{--d===0&&u()};for(let m of g)(!n||n(m))&&h.push(s?m:m.fullpath()),i&&m.isSymbolicLink()?m.realpath().then(b=>b?.isUnknown()?b.lstat():b).then(b=>b?.shouldWalk(a,o)?l(b,w):w()):m.shouldWalk(a,o)?l(m,w):w()},!0)},c=t;return new Promise((f,u)=>{l(c,p=>{if(p)return u(p);f(h)})})}walkSync(t=this.cwd,e={}){typeof t=="string"?t=this.cwd.resolve(t):t instanceof O||(e=t,t=this.cwd);let{withFileTypes:s=!0,follow:i=!1,filter:n,walkFilter:o}=e,h=[];(!n||n(t))&&h.push(s?t:t.fullpath());let a=new Set([t]);for(let l of a){let c=l.readdirSync();for(let f of c){(!n||n(f))&&h.push(s?f:f.fullpath());let u=f;if(f.isSymbolicLink()){if(!(i&&(u=f.realpathSync())))continue;u.isUnknown()&&u.lstatSync()}u.shouldWalk(a,o)&&a.add(u)}}return h}[Symbol.asyncIterator](){return this.iterate()}iterate(t=this.cwd,e={}){return typeof t=="string"?t=this.cwd.resolve(t):t instanceof O||(e=t,t=this.cwd),this.stream(t,e)[Symbol.asyncIterator]()}[Symbol.iterator](){return this.iterateSync()}*iterateSync(t=this.cwd,e={}){typeof t=="string"?t=this.cwd.resolve(t):t instanceof O||(e=t,t=this.cwd);let{withFileTypes:s=!0,follow:i=!1,filter:n,walkFilter:o}=e;(!n||n(t))&&(yield s?t:t.fullpath());let h=new Set([t]);for(let a of h){let l=a.readdirSync();for(let c of l){(!n||n(c))&&(yield s?c:c.fullpath());let f=c;if(c.isSymbolicLink()){if(!(i&&(f=c.realpathSync())))continue;f.isUnknown()&&f.lstatSync()}f.shouldWalk(h,o)&&h.add(f)}}}stream(t=this.cwd,e={}){typeof t=="string"?t=this.cwd.resolve(t):t instanceof O||(e=t,t=this.cwd);let{withFileTypes:s=!0,follow:i=!1,filter:n,walkFilter:o}=e,h=new J({objectMode:!0});(!n||n(t))&&h.write(s?t:t.fullpath());let a=new Set,l=[t],c=0,f=()=>{let u=!1;for(;!u;){let p=l.shift();if(!p){c===0&&h.end();return}c++,a.add(p);let g=(w,m,b=!1)=>{if(w)return h.emit("error",w);if(i&&!b){let x=[];for(let S of m)S.isSymbolicLink()&&x.push(S.realpath().then(y=>y?.isUnknown()?y.lstat():y));if(x.length){Promise.all(x).then(()=>g(null,m,!0));return}}for(let x of m)x&&(!n||n(x))&&(h.write(s?x:x.fullpath())||(u=!0));c--;for(let x of m){let S=x.realpathCached()||x;S.shouldWalk(a,o)&&l.push(S)}u&&!h.flowing?h.once("drain",f):d||f()},d=!0;p.readdirCB(g,!0),d=!1}};return f(),h}streamSync(t=this.cwd,e={}){typeof t=="string"?t=this.cwd.resolve(t):t instanceof O||(e=t,t=this.cwd);let{withFileTypes:s=!0,follow:i=!1,filter:n,walkFilter:o}=e,h=new J({objectMode:!0}),a=new Set;(!n||n(t))&&h.write(s?t:t.fullpath());let l=[t],c=0,f=()=>{let u=!1;for(;!u;){let p=l.shift();if(!p){c===0&&h.end();return}c++,a.add(p);let g=p.readdirSync();for(let d of g)(!n||n(d))&&(h.write(s?d:d.fullpath())||(u=!0));c--;for(let d of g){let w=d;if(d.isSymbolicLink()){if(!(i&&(w=d.realpathSync())))continue;w.isUnknown()&&w.lstatSync()}w.shouldWalk(a,o)&&l.push(w)}}u&&!h.flowing&&h.once("drain",f)};return f(),h}chdir(t=this.cwd){let e=this.cwd;this.cwd=typeof t=="string"?this.cwd.resolve(t):t,this.cwd[Ts](e)}},ot=class extends Jt{sep="\\";constructor(t=process.cwd(),e={}){let{nocase:s=!0}=e;typeof t=="string"&&!t.startsWith("file://")&&(t=t.replace(cn,"").replace(fn,"\\")),super(t,external_node_path_namespaceObject.win32,"\\",{...e,nocase:s}),this.nocase=s;for(let i=this.cwd;i;i=i.parent)i.nocase=this.nocase}parseRootPath(t){return external_node_path_namespaceObject.win32.parse(t).root.toUpperCase()}newRoot(t){return new Vt(this.rootPath,I,void 0,this.roots,this.nocase,this.childrenCache(),{fs:t})}isAbsolute(t){return t.startsWith("/")||t.startsWith("\\")||/^[a-z]:(\/|\\)/i.test(t)}},ht=class extends Jt{sep="/";constructor(t=process.cwd(),e={}){let{nocase:s=!1}=e;super(t,external_node_path_namespaceObject.posix,"/",{...e,nocase:s}),this.nocase=s}parseRootPath(t){return"/"}newRoot(t){return new Yt(this.rootPath,I,void 0,this.roots,this.nocase,this.childrenCache(),{fs:t})}isAbsolute(t){return t.startsWith("/")}},Rt=class extends ht{constructor(t=process.cwd(),e={}){let{nocase:s=!0}=e;super(t,{...e,nocase:s})}},rr=process.platform==="win32"?Vt:Yt,_s=process.platform==="win32"?ot:process.platform==="darwin"?Rt:ht;var pn=r=>r.length>=1,mn=r=>r.length>=1,gn=Symbol.for("nodejs.util.inspect.custom"),at=class r{#t;#n;#i;length;#o;#r;#d;#u;#f;#h;#m=!0;constructor(t,e,s,i){if(!pn(t))throw new TypeError("empty pattern list");if(!mn(e))throw new TypeError("empty glob list");if(e.length!==t.length)throw new TypeError("mismatched pattern list and glob list lengths");if(this.length=t.length,s<0||s>=this.length)throw new TypeError("index out of range");if(this.#t=t,this.#n=e,this.#i=s,this.#o=i,this.#i===0){if(this.isUNC()){let n=this.#l()?6:4,o=this.#t.slice(0,n),h=this.#n.slice(0,n),a=this.#t.slice(n),l=this.#n.slice(n);a[0]===""&&(a.shift(),l.shift());let c=[...o,""].join("/"),f=[...h,""].join("/");this.#t=[c,...a],this.#n=[f,...l],this.length=this.#t.length}else if(this.isDrive()||this.isAbsolute()){let[n,...o]=this.#t,[h,...a]=this.#n;o[0]===""&&(o.shift(),a.shift());let l=`${n}/`,c=`${h}/`;this.#t=[l,...o],this.#n=[c,...a],this.length=this.#t.length}}}[gn](){return`Pattern <${this.#n.slice(this.#i).join("/")}>`}pattern(){return this.#t[this.#i]}isString(){return typeof this.#t[this.#i]=="string"}isGlobstar(){return this.#t[this.#i]===v}isMatcher(){return typeof this.#t[this.#i]=="object"}globString(){return this.#d=this.#d||(this.#i===0?this.isAbsolute()?this.#n[0]+this.#n.slice(1).join("/"):this.#n.join("/"):this.#n.slice(this.#i).join("/"))}hasMore(){return this.length>this.#i+1}rest(){return this.#r!==void 0?this.#r:this.hasMore()?(this.#r=new r(this.#t,this.#n,this.#i+1,this.#o),this.#r.#h=this.#h,this.#r.#f=this.#f,this.#r.#u=this.#u,this.#r):this.#r=null}#l(){let t=this.#t;return t[2]==="?"&&typeof t[3]=="string"&&/^unc$/i.test(t[3])}isUNC(){let t=this.#t,e=this.#l()?4:2;return this.#f!==void 0?this.#f:this.#f=this.#o==="win32"&&this.#i===0&&t[0]===""&&t[1]===""&&typeof t[e]=="string"&&!!t[e]&&typeof t[e+1]=="string"&&!!t[e+1]}isDrive(){let t=this.#t;return this.#u!==void 0?this.#u:this.#u=this.#o==="win32"&&this.#i===0&&this.length>1&&typeof t[0]=="string"&&/^[a-z]:$/i.test(t[0])}isAbsolute(){let t=this.#t;return this.#h!==void 0?this.#h:this.#h=t[0]===""&&t.length>1||this.isDrive()||this.isUNC()}root(){let t=this.#t[0];return typeof t=="string"&&this.isAbsolute()&&this.#i===0?t:""}checkFollowGlobstar(){return!(this.#i===0||!this.isGlobstar()||!this.#m)}markFollowGlobstar(){return this.#i===0||!this.isGlobstar()||!this.#m?!1:(this.#m=!1,!0)}};var wn=typeof process=="object"&&process&&typeof process.platform=="string"?process.platform:"linux",lt=class{relative;relativeChildren;absolute;absoluteChildren;platform;mmopts;slashRoot;constructor(t,{nobrace:e,nocase:s,noext:i,noglobstar:n,normalize:o,platform:h=wn,root:a,windowsPathsNoEscape:l,allowWindowsEscape:c,braceExpandMax:f=1e4},u){this.relative=[],this.absolute=[],this.relativeChildren=[],this.absoluteChildren=[],this.platform=h,l=!!l||c===!1,this.mmopts={braceExpandMax:f,dot:!0,nobrace:e,nocase:s,noext:i,noglobstar:n,normalize:o,optimizationLevel:2,platform:h,nocomment:!0,nonegate:!0,windowsPathsNoEscape:l};let p=u?.resolve(a??"/").fullpath()??"/";this.slashRoot=K(p.replace(/\\/g,"/").replace(/\/$/,""),{magicalBraces:!0,windowsPathsNoEscape:l});for(let g of t)this.add(g)}add(t){let e=new D(t,this.mmopts);for(let s=0;s<e.set.length;s++){let i=e.set[s],n=e.globParts[s];if(!i||!n)throw new Error("invalid pattern object");for(;i[0]==="."&&n[0]===".";)i.shift(),n.shift();let o=new at(i,n,0,this.platform),h=o.root()==="/"?`${this.slashRoot}/${o.rest()?.globString()??""}`:o.globString(),a=new D(h,this.mmopts),l=n[n.length-1]==="**",c=o.isAbsolute();c?this.absolute.push(a):this.relative.push(a),l&&(c?this.absoluteChildren.push(a):this.relativeChildren.push(a))}}ignored(t){let e=t.fullpath(),s=`${e}/`,i=t.relative()||".",n=`${i}/`;for(let o of this.relative)if(o.match(i)||o.match(n))return!0;for(let o of this.absolute)if(o.match(e)||o.match(s))return!0;return!1}childrenIgnored(t){let e=`${t.fullpath()}/`,s=`${t.relative()||"."}/`;for(let i of this.relativeChildren)if(i.match(s))return!0;for(let i of this.absoluteChildren)if(i.match(e))return!0;return!1}};var ze=class r{parent;store;constructor(t){this.parent=t}copy(){return new r(this)}#t(t){let e=this.store?.get(t);return e||!this.parent?e:this.parent.#t(t)}hasWalked(t,e){return!!this.#t(t.fullpath())?.has(e.globString())}storeWalked(t,e){let s=t.fullpath(),i=this.#t(s);i?i.add(e.globString()):(this.store??=new Map).set(s,new Set([e.globString()]))}},Ot=class r{static ABSOLUTE=2;static IF_DIR=1;store=new Map;add(t,e,s){let i=(e?r.ABSOLUTE:0)|(s?r.IF_DIR:0),n=this.store.get(t);this.store.set(t,n===void 0?i:i&n)}},Le=class{store=new Map;add(t,e){if(!t.canReaddir())return;let s=this.store.get(t);s?s.find(i=>i.globString()===e.globString())||s.push(e):this.store.set(t,[e])}get(t){let e=this.store.get(t);if(!e)throw new Error("attempting to walk unknown path");return e}entries(){return this.keys().map(t=>[t,this.store.get(t)])}keys(){return[...this.store.keys()].filter(t=>t.canReaddir())}},Ft=class r{hasWalkedCache;matches=new Ot;subwalks=new Le;patterns;follow;dot;opts;constructor(t,e){this.opts=t,this.follow=!!t.follow,this.dot=!!t.dot,this.hasWalkedCache=e?e.copy():new ze}processPatterns(t,e){this.patterns=e;let s=e.map(i=>[t,i]);for(let[i,n]of s){this.hasWalkedCache.storeWalked(i,n);let o=n.root(),h=n.isAbsolute()&&this.opts.absolute!==!1;if(o){i=i.resolve(o==="/"&&this.opts.root!==void 0?this.opts.root:o);let f=n.rest();if(f)n=f;else{this.matches.add(i,!0,!1);continue}}if(i.isENOENT())continue;let a,l,c=!1;for(;typeof(a=n.pattern())=="string"&&(l=n.rest());)i=i.resolve(a),n=l,c=!0;if(a=n.pattern(),l=n.rest(),c){if(this.hasWalkedCache.hasWalked(i,n))continue;this.hasWalkedCache.storeWalked(i,n)}if(typeof a=="string"){let f=a===".."||a===""||a===".";this.matches.add(i.resolve(a),h,f);continue}else if(a===v){(!i.isSymbolicLink()||this.follow||n.checkFollowGlobstar())&&this.subwalks.add(i,n);let f=l?.pattern(),u=l?.rest();if(!l||(f===""||f===".")&&!u)this.matches.add(i,h,f===""||f===".");else if(f===".."){let p=i.parent||i;u?this.hasWalkedCache.hasWalked(p,u)||this.subwalks.add(p,u):this.matches.add(p,h,!0)}}else typeof a=="object"&&this.subwalks.add(i,n)}return this}subwalkTargets(){return this.subwalks.keys()}child(){return new r(this.opts,this.hasWalkedCache)}filterEntries(t,e){let s=this.subwalks.get(t),i=this.child();for(let n of e)for(let o of s){let h=o.isAbsolute(),a=o.pattern(),l=o.rest();a===v?i.testGlobstar(n,o,l,h):typeof a=="object"?i.testMatcher(n,a,l,h):i.testString(n,a,l,h)}return i}testGlobstar(t,e,s,i){if((this.dot||!t.name.startsWith("."))&&(e.hasMore()||this.matches.add(t,i,!1),t.canReaddir()&&(this.follow||!t.isSymbolicLink()?this.subwalks.add(t,e):t.isSymbolicLink()&&(s&&e.checkFollowGlobstar()?this.subwalks.add(t,s):e.markFollowGlobstar()&&this.subwalks.add(t,e)))),s){let n=s.pattern();if(typeof n=="string"&&n!==".."&&n!==""&&n!==".")this.testString(t,n,s.rest(),i);else if(n===".."){let o=t.parent||t;this.subwalks.add(o,s)}else typeof n=="object"&&this.testMatcher(t,n,s.rest(),i)}}testMatcher(t,e,s,i){e.testUnchecked(t.name)&&(s?this.subwalks.add(t,s):this.matches.add(t,i,!1))}testString(t,e,s,i){t.isNamed(e)&&(s?this.subwalks.add(t,s):this.matches.add(t,i,!1))}};var{ABSOLUTE:Zt,IF_DIR:Qt}=Ot,bn=(r,t,e)=>typeof r=="string"?new lt([r],t,e):Array.isArray(r)?new lt(r,t,e):r,te=class{path;patterns;opts;seen=new Set;paused=!1;aborted=!1;#t=[];#n;#i;signal;maxDepth;includeChildMatches;constructor(t,e,s){if(this.patterns=t,this.path=e,this.opts=s,this.#i=!s.posix&&s.platform==="win32"?"\\":"/",this.includeChildMatches=s.includeChildMatches!==!1,(s.ignore||!this.includeChildMatches)&&(this.#n=bn(s.ignore??[],s,e),!this.includeChildMatches&&typeof this.#n.add!="function")){let i="cannot ignore child matches, ignore lacks add() method.";throw new Error(i)}this.maxDepth=s.maxDepth||1/0,s.signal&&(this.signal=s.signal,this.signal.addEventListener("abort",()=>{this.#t.length=0}))}#o(t){return this.seen.has(t)||!!this.#n?.ignored?.(t)}#r(t){return!!this.#n?.childrenIgnored?.(t)}pause(){this.paused=!0}resume(){if(this.signal?.aborted)return;this.paused=!1;let t;for(;!this.paused&&(t=this.#t.shift());)t()}onResume(t){this.paused?this.#t.push(t):t()}async matchCheck(t,e){if(e&&this.opts.nodir)return;let s,i;if(this.opts.realpath){if(s=t.realpathCached()||await t.realpath(),!s)return;i=s}else i=t;let o=i.isUnknown()||this.opts.stat?await i.lstat():i;if(this.opts.follow&&this.opts.nodir&&o?.isSymbolicLink()){let h=await o.realpath();h&&(h.isUnknown()||this.opts.stat)&&await h.lstat()}return this.matchCheckTest(o,e)}matchCheckTest(t,e){return t&&(this.maxDepth===1/0||t.depth()<=this.maxDepth)&&(!e||t.canReaddir())&&(!this.opts.nodir||!t.isDirectory())&&(!this.opts.nodir||!this.opts.follow||!t.isSymbolicLink()||!t.realpathCached()?.isDirectory())&&!this.#o(t)?t:void 0}matchCheckSync(t,e){if(e&&this.opts.nodir)return;let s,i;if(this.opts.realpath){if(s=t.realpathCached()||t.realpathSync(),!s)return;i=s}else i=t;let o=i.isUnknown()||this.opts.stat?i.lstatSync():i;if(this.opts.follow&&this.opts.nodir&&o?.isSymbolicLink()){let h=o.realpathSync();h&&(h?.isUnknown()||this.opts.stat)&&h.lstatSync()}return this.matchCheckTest(o,e)}matchFinish(t,e){this.#o(t)||this.#d(t,e)}#d(t,e){if(!this.includeChildMatches&&this.#n?.add){let n=`${t.relativePosix()}/**`;this.#n.add(n)}let s=this.opts.absolute===void 0?e:this.opts.absolute;this.seen.add(t);let i=this.opts.mark&&t.isDirectory()?this.#i:"";if(this.opts.withFileTypes)this.matchEmit(t);else if(s){let n=this.opts.posix?t.fullpathPosix():t.fullpath();this.matchEmit(n+i)}else{let n=this.opts.posix?t.relativePosix():t.relative(),o=this.opts.dotRelative&&!n.startsWith(`..${this.#i}`)?`.${this.#i}`:"";this.matchEmit(n?o+n+i:`.${i}`)}}async match(t,e,s){let i=await this.matchCheck(t,s);i&&this.matchFinish(i,e)}matchSync(t,e,s){let i=this.matchCheckSync(t,s);i&&this.#d(i,e)}walkCB(t,e,s){if(this.signal?.aborted)return s();this.walkCB2(t,e,new Ft(this.opts),s)}walkCB2(t,e,s,i){if(this.#r(t)||this.signal?.aborted)return i();if(this.paused){this.onResume(()=>this.walkCB2(t,e,s,i));return}s.processPatterns(t,e);let n=1,o=()=>{--n===0&&i()};for(let[h,a]of s.matches.store)this.#o(h)||(n++,this.match(h,!!(a&Zt),!!(a&Qt)).then(()=>o()));for(let h of s.subwalkTargets()){if(this.maxDepth!==1/0&&h.depth()>=this.maxDepth)continue;n++;let a=h.readdirCached();h.calledReaddir()?this.walkCB3(h,a,s,o):h.readdirCB((l,c)=>this.walkCB3(h,c,s,o),!0)}o()}walkCB3(t,e,s,i){let n=s.filterEntries(t,e),o=1,h=()=>{--o===0&&i()};for(let[a,l]of n.matches.store)this.#o(a)||(o++,this.match(a,!!(l&Zt),!!(l&Qt)).then(()=>h()));for(let[a,l]of n.subwalks.entries())o++,this.walkCB2(a,l,n.child(),h);h()}walkCBSync(t,e,s){if(this.signal?.aborted)return s();this.walkCB2Sync(t,e,new Ft(this.opts),s)}walkCB2Sync(t,e,s,i){if(this.#r(t)||this.signal?.aborted)return i();if(this.paused){this.onResume(()=>this.walkCB2Sync(t,e,s,i));return}s.processPatterns(t,e);let n=1,o=()=>{--n===0&&i()};for(let[h,a]of s.matches.store)this.#o(h)||this.matchSync(h,!!(a&Zt),!!(a&Qt));for(let h of s.subwalkTargets()){if(this.maxDepth!==1/0&&h.depth()>=this.maxDepth)continue;n++;let a=h.readdirSync();this.walkCB3Sync(h,a,s,o)}o()}walkCB3Sync(t,e,s,i){let n=s.filterEntries(t,e),o=1,h=()=>{--o===0&&i()};for(let[a,l]of n.matches.store)this.#o(a)||this.matchSync(a,!!(l&Zt),!!(l&Qt));for(let[a,l]of n.subwalks.entries())o++,this.walkCB2Sync(a,l,n.child(),h);h()}},Tt=class extends te{matches=[];constructor(t,e,s){super(t,e,s)}matchEmit(t){this.matches.push(t)}async walk(){if(this.signal?.aborted)throw this.signal.reason;return this.path.isUnknown()&&await this.path.lstat(),await new Promise((t,e)=>{this.walkCB(this.path,this.patterns,()=>{this.signal?.aborted?e(this.signal.reason):t(this.matches)})}),this.matches}walkSync(){if(this.signal?.aborted)throw this.signal.reason;return this.path.isUnknown()&&this.path.lstatSync(),this.walkCBSync(this.path,this.patterns,()=>{if(this.signal?.aborted)throw this.signal.reason}),this.matches}},_t=class extends te{results;constructor(t,e,s){super(t,e,s),this.results=new J({signal:this.signal,objectMode:!0}),this.results.on("drain",()=>this.resume()),this.results.on("resume",()=>this.resume())}matchEmit(t){this.results.write(t),this.results.flowing||this.pause()}stream(){let t=this.path;return t.isUnknown()?t.lstat().then(()=>{this.walkCB(t,this.patterns,()=>this.results.end())}):this.walkCB(t,this.patterns,()=>this.results.end()),this.results}streamSync(){return this.path.isUnknown()&&this.path.lstatSync(),this.walkCBSync(this.path,this.patterns,()=>this.results.end()),this.results}};var Sn=typeof process=="object"&&process&&typeof process.platform=="string"?process.platform:"linux",j=class{absolute;cwd;root;dot;dotRelative;follow;ignore;magicalBraces;mark;matchBase;maxDepth;nobrace;nocase;nodir;noext;noglobstar;pattern;platform;realpath;scurry;stat;signal;windowsPathsNoEscape;withFileTypes;includeChildMatches;opts;patterns;constructor(t,e){if(!e)throw new TypeError("glob options required");if(this.withFileTypes=!!e.withFileTypes,this.signal=e.signal,this.follow=!!e.follow,this.dot=!!e.dot,this.dotRelative=!!e.dotRelative,this.nodir=!!e.nodir,this.mark=!!e.mark,e.cwd?(e.cwd instanceof URL||e.cwd.startsWith("file://"))&&(e.cwd=(0,external_node_url_.fileURLToPath)(e.cwd)):this.cwd="",this.cwd=e.cwd||"",this.root=e.root,this.magicalBraces=!!e.magicalBraces,this.nobrace=!!e.nobrace,this.noext=!!e.noext,this.realpath=!!e.realpath,this.absolute=e.absolute,this.includeChildMatches=e.includeChildMatches!==!1,this.noglobstar=!!e.noglobstar,this.matchBase=!!e.matchBase,this.maxDepth=typeof e.maxDepth=="number"?e.maxDepth:1/0,this.stat=!!e.stat,this.ignore=e.ignore,this.withFileTypes&&this.absolute!==void 0)throw new Error("cannot set absolute and withFileTypes:true");let s=typeof t=="string"?[t]:t;if(this.windowsPathsNoEscape=!!e.windowsPathsNoEscape||e.allowWindowsEscape===!1,this.windowsPathsNoEscape&&(s=s.map(l=>l.replace(/\\/g,"/"))),this.matchBase){if(e.noglobstar)throw new TypeError("base matching requires globstar");s=s.map(l=>l.includes("/")?l:`./**/${l}`)}if(this.pattern=s,this.platform=e.platform||Sn,this.opts={...e,platform:this.platform},e.scurry){if(this.scurry=e.scurry,e.nocase!==void 0&&e.nocase!==e.scurry.nocase)throw new Error("nocase option contradicts provided scurry option")}else{let l=e.platform==="win32"?ot:e.platform==="darwin"?Rt:e.platform?ht:_s;this.scurry=new l(this.cwd,{nocase:e.nocase,fs:e.fs})}this.nocase=this.scurry.nocase;let i=this.platform==="darwin"||this.platform==="win32",n={braceExpandMax:1e4,...e,dot:this.dot,matchBase:this.matchBase,nobrace:this.nobrace,nocase:this.nocase,nocaseMagicOnly:i,nocomment:!0,noext:this.noext,nonegate:!0,optimizationLevel:2,platform:this.platform,windowsPathsNoEscape:this.windowsPathsNoEscape},o=this.pattern.map(l=>new D(l,n)),[h,a]=o.reduce((l,c)=>(l[0].push(...c.set),l[1].push(...c.globParts),l),[[],[]]);this.patterns=h.map((l,c)=>{let f=a[c];if(!f)throw new Error("invalid pattern object");return new at(l,f,0,this.platform)})}async walk(){return await new Tt(this.patterns,this.scurry.cwd,{...this.opts,maxDepth:this.maxDepth!==1/0?this.maxDepth+this.scurry.cwd.depth():1/0,platform:this.platform,nocase:this.nocase,includeChildMatches:this.includeChildMatches}).walk()}walkSync(){return new Tt(this.patterns,this.scurry.cwd,{...this.opts,maxDepth:this.maxDepth!==1/0?this.maxDepth+this.scurry.cwd.depth():1/0,platform:this.platform,nocase:this.nocase,includeChildMatches:this.includeChildMatches}).walkSync()}stream(){return new _t(this.patterns,this.scurry.cwd,{...this.opts,maxDepth:this.maxDepth!==1/0?this.maxDepth+this.scurry.cwd.depth():1/0,platform:this.platform,nocase:this.nocase,includeChildMatches:this.includeChildMatches}).stream()}streamSync(){return new _t(this.patterns,this.scurry.cwd,{...this.opts,maxDepth:this.maxDepth!==1/0?this.maxDepth+this.scurry.cwd.depth():1/0,platform:this.platform,nocase:this.nocase,includeChildMatches:this.includeChildMatches}).streamSync()}iterateSync(){return this.streamSync()[Symbol.iterator]()}[Symbol.iterator](){return this.iterateSync()}iterate(){return this.stream()[Symbol.asyncIterator]()}[Symbol.asyncIterator](){return this.iterate()}};var je=(r,t={})=>{for(let e of Array.isArray(r)?r:[r])if(new D(e,t).hasMagic())return!0;return!1};function ee(r,t={}){return new j(r,t).streamSync()}function Ps(r,t={}){return new j(r,t).stream()}function zs(r,t={}){return new j(r,t).walkSync()}async function Ds(r,t={}){return new j(r,t).walk()}function se(r,t={}){return new j(r,t).iterateSync()}function Ls(r,t={}){return new j(r,t).iterate()}var xn=ee,vn=Object.assign(Ps,{sync:ee}),En=se,kn=Object.assign(Ls,{sync:se}),Cn=Object.assign(zs,{stream:ee,iterate:se}),Ns=Object.assign(Ds,{glob:Ds,globSync:zs,sync:Cn,globStream:Ps,stream:vn,globStreamSync:ee,streamSync:xn,globIterate:Ls,iterate:kn,globIterateSync:se,iterateSync:En,Glob:j,hasMagic:je,escape:K,unescape:st});Ns.glob=Ns;
//# sourceMappingURL=index.min.js.map

;// CONCATENATED MODULE: ./build/pipeline/shards/find-manifests.js



const WINDOWS = process.platform === 'win32';
/**
 * Finds manifests, wherever they are: those of other jobs are often downloaded to a place outside the workspace. A pattern that is
 * the path of an existing file is that file, whatever characters are in it.
 *
 * @param folder where relative patterns start, absolute
 */
async function findManifests({ include, exclude }, folder) {
    const options = { cwd: folder, nodir: true, absolute: true, dot: true, nocase: false };
    const find = async (pattern) => {
        const path = (0,external_node_path_namespaceObject.resolve)(folder, pattern);
        if ((0,external_node_fs_namespaceObject.statSync)(path, { throwIfNoEntry: false })?.isFile())
            return [path];
        return Ns(pattern, { ...options, ignore: [...exclude], windowsPathsNoEscape: WINDOWS });
    };
    const matches = await Promise.all(include.map(find));
    return {
        paths: [...new Set(matches.flat())].sort(),
        unmatched: include.filter((_, index) => matches[index]?.length === 0),
    };
}

;// CONCATENATED MODULE: ./build/pipeline/name-collisions.js
/** The names that more than one asset would get, in the order in which each is first met. */
function nameCollisions(assets) {
    const paths = new Map();
    for (const { fileName, path } of assets) {
        const same = paths.get(fileName);
        if (same === undefined)
            paths.set(fileName, [path]);
        else
            same.push(path);
    }
    return [...paths].flatMap(([fileName, same]) => (same.length > 1 ? { fileName, paths: same } : []));
}

;// CONCATENATED MODULE: ./build/pipeline/shards/join-shards.js

/** Fields in which the shards of one run agree. */
const OF_ONE_RUN = {
    total: ({ shard }) => shard.total,
    'base-url': ({ baseUrl }) => baseUrl,
    organization: ({ organizationId }) => organizationId,
    // Manifests that others wrote may lack it.
    files: ({ whole }) => whole?.sha256,
};
/**
 * Joins the shards of one run, after looking whether they are all there, each once, and finished.
 *
 * @param records at least one
 * @param baseUrl of the service that they must be about; empty where any will do
 * @returns all that is wrong, where anything is
 */
function joinShards(records, baseUrl) {
    const [first] = records;
    if (first === undefined)
        throw new RangeError('there is no shard');
    const problems = [
        ...ofOtherRuns(records, baseUrl),
        ...records
            .filter((record) => !isFinished(record))
            .map((record) => ({ kind: 'unfinished', record })),
        ...records.filter(({ exported }) => exported).map((record) => ({ kind: 'exported', record })),
        ...notEachOnce(records),
    ];
    if (problems.length > 0)
        return problems;
    const stored = records
        .flatMap((record) => record.stored)
        .sort((a, b) => (a.asset.path < b.asset.path ? -1 : 1));
    const doubles = findDoubles(stored, first);
    if (doubles.length > 0)
        return doubles;
    return {
        baseUrl: first.baseUrl,
        organizationId: first.organizationId,
        startedAt: new Date(Math.min(...records.map(({ startedAt }) => startedAt.getTime()))),
        stored,
    };
}
function isFinished({ conclusion, missing }) {
    return conclusion === 'success' && missing === 0;
}
/** The shards that differ from what was asked for, or else from most of the others. */
function ofOtherRuns(records, baseUrl) {
    return Object.entries(OF_ONE_RUN).flatMap(([name, fieldOf]) => {
        const field = name;
        const given = field === 'base-url' && baseUrl !== '' ? baseUrl : undefined;
        const usual = given === undefined ? mostUsual(records, fieldOf) : undefined;
        const expected = given ?? (usual && fieldOf(usual));
        const others = records.filter((record) => (fieldOf(record) ?? expected) !== expected);
        return others.map((record) => ({ kind: 'other-run', field, record, usual }));
    });
}
/** The first record with the value that most of those have that have one. */
function mostUsual(records, fieldOf) {
    const groups = [...Map.groupBy(records, fieldOf)].filter(([value]) => value !== undefined);
    const [usual] = groups.map(([, same]) => same).sort((a, b) => b.length - a.length);
    return usual?.[0];
}
function notEachOnce(records) {
    const total = mostUsual(records, OF_ONE_RUN.total)?.shard.total ?? 0;
    const byIndex = Map.groupBy(records, ({ shard }) => shard.index);
    const twice = [...byIndex.values()].filter((same) => same.length > 1);
    const all = Array.from({ length: total }, (_, index) => index + 1);
    const indexes = all.filter((index) => !byIndex.has(index));
    return [
        ...twice.map((same) => ({ kind: 'twice', records: same })),
        ...(indexes.length > 0 ? [{ kind: 'missing', indexes, total }] : []),
    ];
}
/** What a run of all files at once would have refused, and what it would not have left out. */
function findDoubles(stored, { whole }) {
    const files = stored.map(({ asset }) => asset);
    const paths = nameCollisions(files.map(({ path }) => ({ fileName: path, path })));
    if (paths.length > 0)
        return [{ kind: 'one-path', collisions: paths }];
    const names = nameCollisions(files);
    if (names.length > 0)
        return [{ kind: 'one-name', collisions: names }];
    const expected = whole?.files ?? files.length;
    return files.length === expected ? [] : [{ kind: 'incomplete', files: files.length, expected }];
}

;// CONCATENATED MODULE: ./build/pipeline/read-manifest.js


/** A manifest of 100,000 files has about 45 MB. */
const read_manifest_LARGEST_BYTES = 64 * 1024 * 1024;
/** Objects and arrays, of which an asset is one. So many of them take little memory, and as many as have room take gigabytes. */
const MOST_OBJECTS = 1_000_000;
const LONGEST_ASSET_ID = 1_000;
const DAMAGED = 'it is damaged';
/** Reads a manifest of this version; nothing else in it has been looked at. */
async function readManifest(path) {
    let text;
    try {
        text = await readUpTo(path, read_manifest_LARGEST_BYTES);
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
        // A part of the path may be a file: then there is no manifest either.
        if (code === 'ENOENT' || code === 'ENOTDIR')
            return { kind: 'missing' };
        return { kind: 'unusable', why: `it can't be read (${code})` };
    }
    if (text === undefined)
        return { kind: 'unusable', why: 'it is no file of a size that a run writes' };
    const content = parse(text);
    if (!isRecord(content))
        return { kind: 'unusable', why: `${DAMAGED}: it is not a JSON object` };
    if (content['version'] !== 1)
        return { kind: 'unusable', why: 'it was not written by this version of the action' };
    return { kind: 'readable', content };
}
/** The assets of a manifest, each with a path of its own, or why they can't be used: a field that no run would have written. */
function recordedAssets({ assets, }) {
    if (!Array.isArray(assets))
        return `${DAMAGED}: it has no list of assets`;
    const paths = new Set();
    for (const [index, asset] of assets.entries()) {
        const where = `${DAMAGED}: its asset ${index + 1}`;
        if (!isAsset(asset))
            return `${where} is not what a run writes`;
        if (paths.has(asset.path))
            return `${where} has the path of another one`;
        paths.add(asset.path);
    }
    return assets;
}
/** The text of a regular file; `undefined` where it is none, or too large. */
async function readUpTo(path, mostBytes) {
    // Before it is opened: opening a named pipe would wait for its other end.
    const stats = await (0,promises_namespaceObject.stat)(path);
    if (!stats.isFile() || stats.size > mostBytes)
        return undefined;
    const file = await (0,promises_namespaceObject.open)(path);
    try {
        const bytes = await file.readFile();
        return countObjects(bytes) > MOST_OBJECTS ? undefined : bytes.toString('utf8');
    }
    finally {
        await file.close();
    }
}
/** How many objects and arrays there are at most: those in strings count as well. */
function countObjects(json) {
    let count = 0;
    for (const byte of json)
        if (byte === 0x5b || byte === 0x7b)
            count += 1;
    return count;
}
function parse(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        // What V8 says about it would quote the file.
        return undefined;
    }
}
function isAsset(value) {
    if (!isRecord(value))
        return false;
    const { path, fileName, contentType, size, assetId, sha256 } = value;
    return ([path, fileName, contentType].every((text) => typeof text === 'string' && text !== '') &&
        Number.isSafeInteger(size) &&
        Number(size) >= 0 &&
        (assetId === undefined || isAssetId(assetId)) &&
        (sha256 === undefined || (typeof sha256 === 'string' && /^[\da-f]{64}$/.test(sha256))));
}
function isAssetId(value) {
    return (typeof value === 'string' && value !== '' && value.length <= LONGEST_ASSET_ID && !/\p{Cc}/u.test(value));
}

;// CONCATENATED MODULE: ./build/pipeline/shards/read-shard-record.js



const read_shard_record_DAMAGED = 'it is damaged';
/**
 * Reads the manifest of a shard and takes nothing in it on trust; what is secret in it is hidden.
 *
 * @returns the record, or why it can't be used: a part of a sentence that quotes nothing of the file
 */
async function readShardRecord(path, secrets) {
    const file = await readManifest(path);
    if (file.kind === 'missing')
        return 'nothing is there';
    if (file.kind === 'unusable')
        return file.why;
    const content = secrets.hideIn(file.content);
    const { shard, whole, conclusion, baseUrl, organizationId, startedAt, exports } = content;
    if (shard === undefined)
        return 'it is of a run without `shard`';
    if (!isShard(shard))
        return `${read_shard_record_DAMAGED}: its \`shard\` is not what a run writes`;
    if (whole !== undefined && !isDigest(whole))
        return `${read_shard_record_DAMAGED}: its \`whole\` is not what a run writes`;
    if (typeof conclusion !== 'string' || typeof baseUrl !== 'string' || typeof organizationId !== 'string')
        return `${read_shard_record_DAMAGED}: it does not say what it is about`;
    const started = new Date(String(startedAt));
    if (Number.isNaN(started.getTime()))
        return `${read_shard_record_DAMAGED}: it does not say when it was begun`;
    if (!Array.isArray(exports))
        return `${read_shard_record_DAMAGED}: it has no list of exports`;
    const assets = recordedAssets(content);
    if (typeof assets === 'string')
        return assets;
    const outcomes = assets.map(outcomeOf);
    const damaged = outcomes.indexOf(undefined);
    if (damaged !== -1)
        return `${read_shard_record_DAMAGED}: its asset ${damaged + 1} is not what a run writes`;
    const stored = outcomes.filter((outcome) => outcome !== undefined).filter(is_stored_isStored);
    return {
        path,
        shard,
        whole,
        conclusion,
        baseUrl,
        organizationId,
        startedAt: started,
        stored,
        missing: assets.length - stored.length,
        exported: exports.some((entry) => !isRecord(entry) || entry['status'] !== 'not-attempted'),
    };
}
/** `undefined` where it is not what a run writes. */
function outcomeOf(recorded) {
    const { path, fileName, contentType, size, status, assetId, sha256, attempts, durationMs } = recorded;
    const asset = { path, fileName, contentType, size };
    if (status !== 'uploaded' && status !== 'reused')
        return { status: 'not-attempted', asset };
    if (assetId === undefined || !isCount(attempts) || !isCount(durationMs))
        return undefined;
    if (status === 'uploaded')
        return { status, asset, assetId, ...(sha256 !== undefined && { sha256 }), attempts, durationMs };
    return sha256 === undefined ? undefined : { status, asset, assetId, sha256 };
}
function isShard(value) {
    if (!isRecord(value))
        return false;
    const { index, total } = value;
    return isCount(index) && isCount(total) && index >= 1 && index <= total;
}
function isDigest(value) {
    return (isRecord(value) &&
        isCount(value['files']) &&
        isCount(value['bytes']) &&
        typeof value['sha256'] === 'string');
}
function isCount(value) {
    return Number.isSafeInteger(value) && Number(value) >= 0;
}

;// CONCATENATED MODULE: ./build/action/merge/explain-shards.js






const AGAIN = 'run that job again';
/** Why shards do not make up a whole, a sentence each; those that differ in the same way share one. */
function explainShards(problems, words) {
    const others = problems.filter((problem) => problem.kind === 'other-run');
    const byField = Map.groupBy(others, ({ field }) => field);
    const rest = problems.flatMap((problem) => problem.kind === 'other-run' ? [] : explainOne(problem, words));
    return [...[...byField.values()].map((same) => explainOtherRuns(same, words)), ...rest].map((sentence) => `\`manifests\` ${sentence}`);
}
/** A manifest as people find it: relative to the workspace, if it is in there. */
function nameManifest(path, workspace) {
    return nameSome([is_inside_isInside(path, workspace) ? (0,external_node_path_namespaceObject.relative)(workspace, path) : path]);
}
function explainOne(problem, words) {
    switch (problem.kind) {
        case 'missing': {
            const { indexes, total } = problem;
            const which = nameSome(indexes.map(String), 20);
            const parts = indexes.length === 1 ? 'part' : 'parts';
            return `lacks ${parts} ${which} of ${total}: did every job end well, and was every manifest downloaded?`;
        }
        case 'twice': {
            const { records } = problem;
            const paths = records.map(({ path }) => nameManifest(path, words.workspace));
            return `has ${records[0] && sayShard(records[0].shard)} ${records.length} times: ${nameSome(paths)}`;
        }
        case 'unfinished': {
            const { record } = problem;
            const left = record.missing > 0 ? ` with ${plural(record.missing, 'file')} not uploaded` : '';
            return `has ${explain_shards_name(record, words)}, which is unfinished: its run ended as ${words.quote(record.conclusion)}${left}; ${AGAIN}`;
        }
        case 'exported':
            return `has ${explain_shards_name(problem.record, words)}, whose run has triggered exports itself: they would be triggered twice`;
        case 'one-path':
            return `has ${sayCollisions(problem.collisions, 'file')} in more than one part: ${nameCollided(problem.collisions)}`;
        case 'one-name':
            return `has ${sayCollisions(problem.collisions, 'name')} for more than one file: ${nameCollided(problem.collisions)}`;
        case 'incomplete':
            return `has ${plural(problem.files, 'file')} in all parts together, which were cut from ${plural(problem.expected, 'file')}`;
    }
}
function explainOtherRuns(same, words) {
    const [first] = same;
    if (first === undefined)
        return '';
    const names = nameSome(same.map(({ record }) => explain_shards_name(record, words)));
    const one = same.length === 1;
    return `has ${names}, which ${one ? 'is' : 'are'} of another run: ${sayDifference(first, words)}`;
}
function sayDifference({ field, record, usual }, { quote, baseUrl }) {
    switch (field) {
        case 'total':
            return `it has ${plural(record.shard.total, 'part')}, and not ${usual?.shard.total}`;
        case 'base-url':
            return `its \`base-url\` is ${quote(record.baseUrl)}, and not ${quote(usual?.baseUrl ?? baseUrl)}`;
        case 'organization':
            return `its \`organization\` is ${quote(record.organizationId)}, and not ${quote(usual?.organizationId ?? '')}`;
        case 'files': {
            const [list, other] = [record, usual].map(sayList);
            return list === other
                ? 'its job found other files, of the same number and size; all jobs must have the same'
                : `its job found ${list}, and not ${other}; all jobs must have the same`;
        }
    }
}
function sayList(record) {
    const { files = 0, bytes = 0 } = record?.whole ?? {};
    return `${plural(files, 'file')} (${formatBytes(bytes)})`;
}
function explain_shards_name({ path, shard }, { workspace }) {
    return `${nameManifest(path, workspace)} (${sayShard(shard)})`;
}
function sayCollisions(collisions, what) {
    return plural(collisions.length, what);
}
function nameCollided(collisions) {
    return nameSome(collisions.map(({ fileName }) => fileName));
}

;// CONCATENATED MODULE: ./build/action/merge/gather-shards.js









/** Up to this many parts get a line each. */
const gather_shards_LINE_EACH = 50;
/** Finds and joins the manifests of all shards; or all that is wrong with them, a sentence each. */
async function gatherShards(inputs, log) {
    const { patterns, workspace, manifestPath, token, baseUrl, quote } = inputs;
    const found = await findManifests(patterns, workspace);
    // An earlier run of this may have left its own among them.
    const paths = found.paths.filter((path) => path !== manifestPath);
    log.info(`${plural(paths.length, 'manifest')} found`);
    const secrets = new Secrets(token);
    const records = [];
    const problems = found.unmatched.map((pattern) => `\`manifests\` matches no file with ${nameSome([pattern])}: were the manifests of the other jobs downloaded there?`);
    for (const path of paths) {
        const record = await readShardRecord(path, secrets);
        if (typeof record !== 'string')
            records.push(record);
        else
            problems.push(`\`manifests\` has ${nameManifest(path, workspace)}, which can't be used: ${record}`);
    }
    records.sort((a, b) => a.shard.index - b.shard.index);
    if (records.length <= gather_shards_LINE_EACH)
        for (const record of records)
            log.info(`  ${gather_shards_describe(record, workspace)}`);
    if (records.length === 0) {
        const none = '`manifests` matches no manifest of a part';
        return { problems: problems.length > 0 ? problems : [none] };
    }
    const joined = joinShards(records, baseUrl);
    if (!('stored' in joined))
        problems.push(...explainShards(joined, { workspace, quote, baseUrl }));
    if (!('stored' in joined) || problems.length > 0)
        return { problems };
    log.info(`All parts together: ${sayFiles(joined.stored)}`);
    return joined;
}
function gather_shards_describe({ path, shard, stored }, workspace) {
    return `${sayShard(shard)}: ${sayFiles(stored)}, ${nameManifest(path, workspace)}`;
}
function sayFiles(stored) {
    const bytes = stored.reduce((sum, { asset }) => sum + asset.size, 0);
    return `${plural(stored.length, 'file')} (${formatBytes(bytes)})`;
}

;// CONCATENATED MODULE: ./build/action/session-token.js
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

;// CONCATENATED MODULE: ./build/action/judge-token.js


const judge_token_DAY_MS = 86_400_000;
/** Service spec part 5 recommends a new one every 90 days. */
const OLDEST_DAYS = 90;
const WHERE = "in the service's developer area, under tokens, and store it in the secret behind `token`";
/** What is to be said about a token that may well work. No part of it is ever quoted. */
function judge_token_judgeToken({ token, tokenCreated }, now) {
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
    const days = Math.floor((now.getTime() - created.getTime()) / judge_token_DAY_MS);
    if (days <= OLDEST_DAYS)
        return [];
    const lines = [
        `\`token-created\` says that the token is ${plural(days, 'day')} old; it should be replaced every ${OLDEST_DAYS}.`,
        `Make a new one ${WHERE}; then correct \`token-created\` and revoke the old one.`,
    ];
    return [{ title: 'Old token', lines }];
}

;// CONCATENATED MODULE: ./build/action/read-environment.js

/** GitHub allows no longer name. */
const read_environment_LONGEST_NAME = 255;
/**
 * The name of the deployments' environment, with its placeholders.
 *
 * @param exports what they will be filled with; absent where there are no deployments, whose names may be of any length
 */
function read_environment_readEnvironment(reader, exports) {
    const template = reader.text('environment');
    const plain = template.replace(/\{(?:network|variant)\}/g, '');
    if (/[{}]/.test(plain)) {
        reader.reject('environment', `must have no braces but those of {network} and {variant}, not ${reader.quote(template)}`);
    }
    if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(plain))
        reader.reject('environment', 'must be one line without control characters');
    const longest = { variantId: longestOf(exports?.variants), network: longestOf(exports?.networks) };
    if (fillEnvironment(template, longest).length > read_environment_LONGEST_NAME) {
        reader.reject('environment', `must be at most ${read_environment_LONGEST_NAME} characters long once {network} and {variant} are filled in`);
    }
    return template;
}
function longestOf(values = []) {
    return values.reduce((longest, value) => (value.length > longest.length ? value : longest), '');
}

;// CONCATENATED MODULE: ./build/action/read-exports.js
/** Reads `variant` and `network`, which must be given together. */
function read_exports_readExports(reader) {
    const variants = reader.list('variant');
    const networks = reader.list('network');
    if (variants.length > 0 && networks.length === 0)
        reader.reject('network', 'must be given with `variant`');
    if (networks.length > 0 && variants.length === 0)
        reader.reject('variant', 'must be given with `network`');
    return { variants, networks };
}

;// CONCATENATED MODULE: ./build/action/read-github-token.js
/** The token for GitHub; absent where no deployments are wanted. Sentences about it never quote it, as with `readToken`. */
function read_github_token_readGitHubToken(reader) {
    const token = reader.text('github-token');
    if (token === '')
        return undefined;
    if (!/^[\x21-\x7e]+$/.test(token)) {
        reader.reject('github-token', 'must be one line of printable ASCII without spaces, as `github.token` is');
    }
    return token;
}

;// CONCATENATED MODULE: ./build/support/from-here.js
/** A pattern without a leading `./`: it is compared with paths that have none. */
function fromHere(pattern) {
    return pattern.replace(/^(?:\.\/+)+(?=.)/, '');
}

;// CONCATENATED MODULE: ./build/action/read-patterns.js

/** The patterns of an input; `undefined` where it is not given. */
function read_patterns_readPatterns(reader, name) {
    const lines = reader.lines(name).map(({ text }) => text);
    if (reader.text(name) === '')
        return undefined;
    const isExclusion = (line) => line.startsWith('!');
    const include = lines.filter((line) => !isExclusion(line)).map(fromHere);
    const exclude = lines.filter(isExclusion).map((line) => fromHere(line.slice(1).trim()));
    if (include.length === 0)
        reader.reject(name, 'must have a pattern that is no exclusion (!) and no comment (#)');
    if (exclude.includes(''))
        reader.reject(name, 'must have a pattern behind every !');
    return { include: [...new Set(include)], exclude };
}

;// CONCATENATED MODULE: ./build/action/refuse-token-elsewhere.js
/** A shorter token is a part of many a word. */
const refuse_token_elsewhere_SHORTEST_SECRET = 8;
/**
 * Rejects every other input in which a token stands: it would be told wherever that input is. And each token is for one
 * side alone: what is sent to the service must not hold the one for GitHub, nor the other way round.
 *
 * @param told names of the inputs that are told, with the variable that stands in for one
 */
function refuse_token_elsewhere_refuseTokenElsewhere(reader, tokens, told) {
    const { token = '', githubToken = '' } = tokens;
    for (const [secret, words] of [
        [token, 'the token'],
        [githubToken, 'the `github-token`'],
    ]) {
        if (secret.length < refuse_token_elsewhere_SHORTEST_SECRET)
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
    return secret.length >= refuse_token_elsewhere_SHORTEST_SECRET && text.includes(secret);
}

;// CONCATENATED MODULE: ./build/action/merge/merge-inputs.js











/** Inputs that end up in addresses, outputs, manifest and summary; with the variable that stands in for one. */
const merge_inputs_TOLD = {
    'base-url': 'PLAYABLE_BASE_URL',
    manifests: undefined,
    variant: undefined,
    network: undefined,
    manifest: undefined,
    environment: undefined,
};
/** Reads all inputs of `merge/`; a pure function of its arguments, but for the event and the name of a new manifest. */
function parseMergeInputs(env, now = new Date()) {
    const reader = new input_reader_InputReader(env);
    const workspace = (0,external_node_path_namespaceObject.resolve)(env['GITHUB_WORKSPACE'] || process.cwd());
    const patterns = read_patterns_readPatterns(reader, 'manifests');
    if (patterns === undefined) {
        reader.reject('manifests', 'must be given: the paths of the manifests of all parts, or patterns, one a line');
    }
    const { variants, networks } = read_exports_readExports(reader);
    const connection = read_connection_readConnection(reader, { needed: variants.length > 0, env });
    const githubToken = read_github_token_readGitHubToken(reader);
    refuse_token_elsewhere_refuseTokenElsewhere(reader, { token: connection.token, githubToken }, merge_inputs_TOLD);
    const manifest = reader.text('manifest');
    const givenManifestPath = manifest === '' ? undefined : (0,external_node_path_namespaceObject.resolve)(workspace, manifest);
    const inputs = {
        ...connection,
        patterns: patterns ?? { include: [], exclude: [] },
        exports: variants.flatMap((variantId) => networks.map((network) => ({ variantId, network }))),
        workspace,
        manifestPath: givenManifestPath ?? temporaryManifestPath(env),
        givenManifestPath,
        summary: reader.boolean('summary'),
        githubToken,
        environment: read_environment_readEnvironment(reader, githubToken === undefined ? undefined : { variants, networks }),
        quote: (text) => reader.quote(text),
    };
    const warnings = [
        ...judge_token_judgeToken({ ...connection, tokenCreated: undefined }, now),
        ...judge_unknown_inputs_judgeUnknownInputs(env, reader.names),
    ];
    return { inputs, problems: reader.problems, warnings };
}

;// CONCATENATED MODULE: ./build/action/merge/run-merge.js














/** Exports under way at a time: there is no input for it, and few are ever asked for. */
const CONCURRENCY = 16;
/**
 * The sub-action `merge/` from start to end. It throws nothing; the exit code tells the verdict.
 *
 * @param signal aborted by a cancellation
 */
function runMerge(env, signal) {
    return runInFrame('merge', { env, signal }, (base) => {
        const record = new OutcomeRecord();
        const run = { ...base, record, times: new PhaseTimes(systemClock) };
        const progress = {};
        return {
            work: () => work(env, run, progress),
            brokenDown: (failure) => {
                const { joined, told } = progress;
                const report = { ...record.report(), uploads: joined?.stored ?? [] };
                return { inputs: told, conclusion: 'failure', report, failures: [failure] };
            },
            finish: async (ending) => {
                const { times, waiting } = run;
                const startedAt = progress.joined?.startedAt ?? run.startedAt;
                const spent = { waitedMs: Math.round(waiting.totalMs), phases: times.phases(waiting) };
                return (await finishRun(ending, env, { ...run, ...spent, startedAt })) === 'success';
            },
        };
    });
}
async function work(env, run, progress) {
    const { log, record, times } = run;
    const { inputs, problems: wrong, warnings } = parseMergeInputs(env);
    const { exports, manifestPath, givenManifestPath = manifestPath, summary } = inputs;
    for (const { title, lines } of warnings)
        log.warning(title, ...lines);
    const problems = [...wrong, ...checkManifestPath(givenManifestPath)];
    const nothing = reportNothing({ assets: [], exports });
    // The manifest at the given path may be an earlier run's, and this one has nothing to put there.
    const refuse = (sentences) => {
        const told = { baseUrl: '', organizationId: '', manifestPath: temporaryManifestPath(env), summary };
        return { ...refuseInputs(sentences), report: nothing, inputs: told };
    };
    if (problems.length > 0)
        return refuse(problems);
    record.plan({ assets: [], exports });
    const joined = await times.during('find', () => gatherShards(inputs, log));
    if ('problems' in joined)
        return refuse(joined.problems);
    const { baseUrl, organizationId, stored } = joined;
    progress.joined = joined;
    progress.told = { baseUrl, organizationId, manifestPath, summary };
    const report = { uploads: stored, exports: await trigger(inputs, run) };
    return conclude(report, { inputs: progress.told }, { limits: inputs.limits, signal: run.signal });
}
async function trigger(inputs, run) {
    const { exports } = inputs;
    if (exports.length === 0)
        return [];
    return inService(inputs, run, (context) => request_exports_requestExports(exports, { ...context, concurrency: CONCURRENCY }));
}


/***/ }),

/***/ 7036:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _action_cancellation_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9992);

const signal = (0,_action_cancellation_js__WEBPACK_IMPORTED_MODULE_0__/* .listenForCancellation */ .c)();
const { runMerge } = await Promise.resolve(/* import() eager */).then(__nccwpck_require__.bind(__nccwpck_require__, 9357));
await runMerge(process.env, signal);
process.stdout.write('', () => process.exit());

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 7157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ Context)
/* harmony export */ });
/* harmony import */ var fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9896);
/* harmony import */ var os__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(857);


class Context {
    /**
     * Hydrate the context from the environment
     */
    constructor() {
        var _a, _b, _c;
        this.payload = {};
        if (process.env.GITHUB_EVENT_PATH) {
            if ((0,fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(process.env.GITHUB_EVENT_PATH)) {
                this.payload = JSON.parse((0,fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(process.env.GITHUB_EVENT_PATH, { encoding: 'utf8' }));
            }
            else {
                const path = process.env.GITHUB_EVENT_PATH;
                process.stdout.write(`GITHUB_EVENT_PATH ${path} does not exist${os__WEBPACK_IMPORTED_MODULE_1__.EOL}`);
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
/******/ var __webpack_exports__ = __nccwpck_require__(7036);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
