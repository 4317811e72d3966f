/** The names of a section: `image-map` is the folder, `imageMap` the block's slug, `ImageMapSection` its type in the contract. */
export interface SectionNames {
	folder: string;
	slug: string;
	pascal: string;
	type: string;
	/** Labels for editors in English, Danish and German. */
	labels: readonly [string, string, string];
}

/** Derives the names from a folder's name and the labels; returns an error message if one is invalid. */
export function sectionNames(folder: string, labels: readonly string[]): SectionNames | string {
	if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(folder)) {
		return `A section's name has lowercase letters, digits and hyphens only, such as image-map; not "${folder}".`;
	}
	const [en = '', da = '', de = ''] = labels.map((label) => label.trim());
	if (!en || !da || !de || labels.length > 3) {
		return 'Name the section for editors, in English, Danish and German: npm run new -- section image-map "Image map" "Billedkort" "Bildkarte"';
	}
	const pascal = folder.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase());
	return {
		folder,
		slug: pascal.charAt(0).toLowerCase() + pascal.slice(1),
		pascal,
		type: `${pascal}Section`,
		labels: [en, da, de],
	};
}
