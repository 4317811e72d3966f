/** The brand's mark in the admin's navigation. */
export function SiteMark() {
	// biome-ignore lint/performance/noImgElement: one small picture, which needs no other sizes.
	return <img alt="" height={20} src="/mark.svg" width={20} />;
}
