import type { Layout } from './section-file.ts';

const pascal = (name: string): string =>
	name
		.split('_')
		.map((part) => part.charAt(0).toUpperCase() + part.slice(1))
		.join('');

const capitalized = (name: string): string =>
	name.charAt(0).toUpperCase() + name.slice(1).toLowerCase();

/**
 * Names that the type of a layout may have: that of WPGraphQL for ACF 2.x (`PageSectionsSectionsHeroLayout`), that of wp-graphql-acf
 * 0.6 (`Page_Pagesections_Sections_Hero`), and the name as it stands in the file.
 */
export function layoutTypeNames(
	{ name }: Layout,
	path: readonly string[],
	kind: 'Page' | 'Post',
): string[] {
	const [group = '', ...fields] = path;
	return [
		`${[...path, name].map(pascal).join('')}Layout`,
		[kind, capitalized(group), ...fields.map(pascal), pascal(name)].join('_'),
		name,
	];
}
