/** The brand's font as its npm package holds it; `fonts.css` names its family, and the metrics of what stands in until it is there. */
export const fontSource =
	'@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2';

/** As the font itself and `fonts.css` name it. */
export const fontFamily = 'Schibsted Grotesk';
