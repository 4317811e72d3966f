import inter from '../../node_modules/.font-subset/inter.woff2?url';
import schibstedGrotesk from '../../node_modules/.font-subset/schibstedGrotesk.woff2?url';
import sourceSerif from '../../node_modules/.font-subset/sourceSerif.woff2?url';

/** The URLs of the built fonts. */
export const fontUrls = { schibstedGrotesk, inter, sourceSerif };
