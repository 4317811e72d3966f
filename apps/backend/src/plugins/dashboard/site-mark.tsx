/** The brand's mark in the interface's navigation; `generate:icons` of the site writes the file. */
export function SiteMark() {
	// biome-ignore lint/performance/noImgElement: a drawing of 400 bytes, which needs no other sizes.
	return <img alt="" height={20} src="/mark.svg" width={20} />;
}
