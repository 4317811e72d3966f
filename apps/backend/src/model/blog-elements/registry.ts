// All blog elements: one folder and one line each. The export name is the block's slug.
export * as code from './code/index.ts';
export * as content from './content/index.ts';
export * as ctaButton from './cta-button/index.ts';
export * as featureBoxes from './feature-boxes/index.ts';
export * as featureList from './feature-list/index.ts';
export * as heading from './heading/index.ts';
export * as media from './media/index.ts';
export * as quote from './quote/index.ts';
export * as signature from './signature/index.ts';
export * as slider from './slider/index.ts';
export * as table from './table/index.ts';
export * as wideCta from './wide-cta/index.ts';
