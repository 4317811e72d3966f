// All blog elements: one file and one line each. The export name is the block's slug.
export * as code from './code.ts';
export * as content from './content.ts';
export * as ctaButton from './cta-button.ts';
export * as featureBoxes from './feature-boxes.ts';
export * as featureList from './feature-list.ts';
export * as heading from './heading.ts';
export * as media from './media.ts';
export * as quote from './quote.ts';
export * as signature from './signature.ts';
export * as slider from './slider.ts';
export * as table from './table.ts';
export * as wideCta from './wide-cta.ts';
