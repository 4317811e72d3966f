import type { ReactNode } from 'react';
import type { LocaleCode } from '#shared/locales/locale.ts';
import { BlogSections } from '~/blog-elements';
import type { AnyBlogElement } from '~/blog-elements/element';
import type { PageSectionFieldsFragment } from '~/content/generated/operations';
import { PageSections } from '~/sections';
import { translatorIn } from './localized-example';
import type { FolderExamples } from './part-examples';

export interface ExamplePart {
	/** The path of the part in `app/`, such as `ui/actions/button` or `sections/wide-cta`. */
	id: string;
	examplesIn(locale: LocaleCode): Readonly<Record<string, ReactNode>>;
}

type CreateExample<Content> = (locale: LocaleCode) => Content;

const sections = import.meta.glob<CreateExample<PageSectionFieldsFragment>>(
	'../sections/*/example.ts',
	{ eager: true, import: 'createExample' },
);
const blogElements = import.meta.glob<CreateExample<AnyBlogElement>>(
	'../blog-elements/*/example.ts',
	{ eager: true, import: 'createExample' },
);
const folders = import.meta.glob<FolderExamples>('../ui/*/*.example.tsx', {
	eager: true,
	import: 'examples',
});

const partId = (path: string) =>
	path.replace(/^\.\.\//, '').replace(/\/(example\.ts|\w+\.example\.tsx)$/, '');

const themes = ['light', 'tinted', 'dark'] as const;

/** The example itself, or the example in each theme if its section has themes. */
function sectionExamples(example: PageSectionFieldsFragment): Record<string, ReactNode> {
	if (!('theme' in example)) return { Example: <PageSections sections={[example]} /> };
	return Object.fromEntries(
		themes.map((theme) => [
			`Theme ${theme}`,
			<PageSections key={theme} sections={[{ ...example, id: `${example.id}-${theme}`, theme }]} />,
		]),
	);
}

/** Every section, blog element and interface part with its examples. */
export const exampleParts: readonly ExamplePart[] = [
	...Object.entries(sections).map(([path, create]) => ({
		id: partId(path),
		examplesIn: (locale: LocaleCode) => sectionExamples(create(locale)),
	})),
	...Object.entries(blogElements).map(([path, create]) => ({
		id: partId(path),
		examplesIn: (locale: LocaleCode) => ({ Example: <BlogSections elements={[create(locale)]} /> }),
	})),
	...Object.entries(folders).flatMap(([path, components]) =>
		Object.entries(components).map(([name, examples]) => ({
			id: `${partId(path)}/${name}`,
			examplesIn: (locale: LocaleCode) => examples(translatorIn(locale), locale),
		})),
	),
];
