import sharp from 'sharp';
const names = process.argv.slice(3);
const ims = await Promise.all(names.map((n) => sharp(n).resize({ width: 330 }).toBuffer({ resolveWithObject: true })));
const h = Math.max(...ims.map((i) => i.info.height));
await sharp({ create: { width: 330 * ims.length, height: h, channels: 3, background: '#888' } }).composite(ims.map((i, x) => ({ input: i.data, left: x * 330, top: 0 }))).png().toFile(process.argv[2]);
