import type { Layout } from './section-file.ts';

const pascalCase = (name: string): string =>
	name
		.split('_')
		.map((part) => part.charAt(0).toUpperCase() + part.slice(1))
		.join('');

const capitalize = (name: string): string =>
	name.charAt(0).toUpperCase() + name.slice(1).toLowerCase();

/**
 * Possible type names of a layout: in WPGraphQL for ACF 2.x (`PageSectionsSectionsHeroLayout`), in wp-graphql-acf 0.6
 * (`Page_Pagesections_Sections_Hero`), and the name in the file itself.
 */
export function layoutTypeNames(
	{ name }: Layout,
	path: readonly string[],
	kind: 'Page' | 'Post',
): string[] {
	const [group = '', ...fields] = path;
	return [
		`${[...path, name].map(pascalCase).join('')}Layout`,
		[kind, capitalize(group), ...fields.map(pascalCase), pascalCase(name)].join('_'),
		name,
	];
}
