import sharp from 'sharp';

/**
 * What sharp may read in this process; to be imported by whoever uses it.
 * Uploads come in five kinds, and `sniffImage` lets nothing else through. SVG is for our own drawings.
 */
const decoders = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif', 'Svg'];

// Images come once, so a cache only holds memory; one thread each, for two of them run at a time.
sharp.cache(false);
sharp.concurrency(1);
// Whatever a file pretends to be, no other decoder than these can be made to read it.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: decoders.map((name) => `VipsForeignLoad${name}Buffer`) });
