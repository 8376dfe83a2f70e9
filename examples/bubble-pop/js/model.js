/**
 * Reads one mesh out of a binary glTF file and draws it, flat shaded, on a 2D canvas.
 * A few hundred triangles need no WebGL library, which would outweigh the rest of the ad.
 */
const BubbleModel = (() => {
  'use strict';

  const GLB_MAGIC = 0x46546c67;
  const HEADER_BYTES = 12;
  const CHUNK_HEADER_BYTES = 8;
  const UNSIGNED_SHORT = 5123;
  const LIGHT = [-0.45, 0.7, 0.55];
  const RIM_COLOR = [0.72, 0.55, 1];
  const TILT = 0.42;

  function parse(buffer) {
    const view = new DataView(buffer);
    if (view.getUint32(0, true) !== GLB_MAGIC) throw new Error('not a binary glTF file');

    const jsonLength = view.getUint32(HEADER_BYTES, true);
    const jsonStart = HEADER_BYTES + CHUNK_HEADER_BYTES;
    const gltf = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, jsonStart, jsonLength)));
    const binaryStart = jsonStart + jsonLength + CHUNK_HEADER_BYTES;

    const read = (accessorIndex, itemsPerElement) => {
      const accessor = gltf.accessors[accessorIndex];
      const start = binaryStart + (gltf.bufferViews[accessor.bufferView].byteOffset || 0);
      const Type = accessor.componentType === UNSIGNED_SHORT ? Uint16Array : Float32Array;
      return new Type(buffer, start, accessor.count * itemsPerElement);
    };

    const primitive = gltf.meshes[0].primitives[0];
    return {
      positions: read(primitive.attributes.POSITION, 3),
      indices: read(primitive.indices, 1),
      color: gltf.materials[primitive.material].pbrMetallicRoughness.baseColorFactor,
    };
  }

  function rotate(positions, angle) {
    const [sinY, cosY, sinX, cosX] = [Math.sin(angle), Math.cos(angle), Math.sin(TILT), Math.cos(TILT)];
    const rotated = new Float32Array(positions.length);
    for (let i = 0; i < positions.length; i += 3) {
      const x = positions[i] * cosY + positions[i + 2] * sinY;
      const z = positions[i + 2] * cosY - positions[i] * sinY;
      rotated[i] = x;
      rotated[i + 1] = positions[i + 1] * cosX - z * sinX;
      rotated[i + 2] = positions[i + 1] * sinX + z * cosX;
    }
    return rotated;
  }

  function shade(color, normal) {
    const diffuse = Math.max(0, normal[0] * LIGHT[0] + normal[1] * LIGHT[1] + normal[2] * LIGHT[2]);
    const brightness = 0.72 + 0.5 * diffuse;
    const rim = 0.75 * Math.max(0, 1 - normal[2]) ** 2.5;
    const [r, g, b] = color.slice(0, 3).map((channel, i) => {
      const lit = Math.min(1, channel * brightness);
      return Math.round(255 * (lit + (RIM_COLOR[i] - lit) * Math.min(1, rim)));
    });
    return `rgb(${r}, ${g}, ${b})`;
  }

  /** Two soft reflections on top of the facets turn a dull ball into a glassy one. */
  function drawGloss(context, radius) {
    const { width, height } = context.canvas;
    for (const [x, y, size, opacity] of [
      [-0.34, -0.42, 0.62, 0.95],
      [0.38, 0.52, 0.42, 0.45],
    ]) {
      const centre = [width / 2 + x * radius, height / 2 + y * radius];
      const gloss = context.createRadialGradient(...centre, 0, ...centre, size * radius);
      gloss.addColorStop(0, `rgba(255, 255, 255, ${opacity})`);
      gloss.addColorStop(0.35, `rgba(255, 255, 255, ${opacity * 0.4})`);
      gloss.addColorStop(1, 'rgba(255, 255, 255, 0)');
      context.fillStyle = gloss;
      context.beginPath();
      context.arc(width / 2, height / 2, radius * 0.985, 0, Math.PI * 2);
      context.fill();
    }
  }

  /** Every triangle of a convex mesh that faces the viewer is visible, so no depth sorting is needed. */
  function draw(context, model, angle) {
    const { width, height } = context.canvas;
    const radius = Math.min(width, height) * 0.46;
    const points = rotate(model.positions, angle);
    context.clearRect(0, 0, width, height);
    context.lineWidth = 1;
    context.lineJoin = 'round';

    for (let i = 0; i < model.indices.length; i += 3) {
      const [a, b, c] = [model.indices[i] * 3, model.indices[i + 1] * 3, model.indices[i + 2] * 3];
      const sum = [0, 1, 2].map((axis) => points[a + axis] + points[b + axis] + points[c + axis]);
      const length = Math.hypot(...sum);
      const normal = sum.map((value) => value / length);
      if (normal[2] < -0.15) continue;

      context.fillStyle = context.strokeStyle = shade(model.color, normal);
      context.beginPath();
      for (const corner of [a, b, c]) {
        context.lineTo(width / 2 + points[corner] * radius, height / 2 - points[corner + 1] * radius);
      }
      context.closePath();
      context.fill();
      // The stroke hides the hairlines that antialiasing leaves between neighbouring triangles.
      context.stroke();
    }
    drawGloss(context, radius);
  }

  async function load(url) {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: HTTP ${response.status}`);
    return parse(await response.arrayBuffer());
  }

  return { load, draw };
})();
