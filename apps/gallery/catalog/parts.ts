import facts from 'virtual:part-facts';
import type { LocaleCode } from '@website/contracts/locales';
import { locales } from '@website/contracts/locales';
import type { ReactNode } from 'react';
import { BlogSections } from '~/blog-elements';
import type { AnyBlogElement } from '~/blog-elements/element';
import type { PageSectionFieldsFragment } from '~/content/generated/operations';
import { PageSections } from '~/sections';
import { translatorIn } from '~/testing/localized-example';
import type { PartExamples } from '~/testing/part-examples';
import type { PartFacts, PartField, PartId } from '../facts/part-facts.ts';
import { variants } from './variants.ts';

export const categories = ['sections', 'blog-elements', 'layouts', 'ui'] as const;
export type Category = (typeof categories)[number];

export interface Example {
	name: string;
	render(locale: LocaleCode): ReactNode;
}

export interface Part {
	id: PartId;
	category: Category;
	/** The file name as words. */
	name: string;
	facts: PartFacts;
	examples: Example[];
}

type LocalizedExample<Content> = (locale: LocaleCode) => Content;

const sections = import.meta.glob<LocalizedExample<PageSectionFieldsFragment>>(
	'~/sections/*/example.ts',
	{
		eager: true,
		import: 'createExample',
	},
);
const blogElements = import.meta.glob<LocalizedExample<AnyBlogElement>>(
	'~/blog-elements/*/example.ts',
	{
		eager: true,
		import: 'createExample',
	},
);
const components = import.meta.glob<PartExamples>('~/{ui,layouts}/**/*.example.tsx', {
	eager: true,
	import: 'examples',
});

const partId = (path: string) =>
	path.replace(/^.*\/app\//, '').replace(/\/example\.ts$|\.example\.tsx$/, '');

function createPart(path: string, createExamples: (facts: PartFacts) => Example[]): Part {
	const id = partId(path);
	const partFacts = facts[id];
	if (!partFacts) throw new Error(`${path} is new: restart the gallery`);
	const [category = ''] = id.split('/');
	const words = (id.split('/').at(-1) ?? id).replace(/^blog-(?=.*)/, (prefix) =>
		category === 'blog-elements' ? '' : prefix,
	);
	return {
		id,
		category: categories.find((name) => name === category) ?? 'ui',
		name: words.charAt(0).toUpperCase() + words.slice(1).replaceAll('-', ' '),
		facts: partFacts,
		examples: createExamples(partFacts),
	};
}

/** Variants have the same names in every language, so they are matched by index. */
function contentExamples<Content extends { id: string }>(
	example: LocalizedExample<Content>,
	fields: readonly PartField[],
	render: (value: Content) => ReactNode,
): Example[] {
	const byLocale = new Map(
		locales.map(({ code }) => [code, variants(example(code), fields)] as const),
	);
	return variants(example(locales[0].code), fields).map(({ name }, index) => ({
		name,
		render: (locale) => {
			const value = byLocale.get(locale)?.[index]?.value;
			return value && render(value);
		},
	}));
}

function componentExamples(examples: PartExamples): Example[] {
	const [{ code }] = locales;
	return Object.keys(examples(translatorIn(code), code)).map((name) => ({
		name,
		render: (locale) => examples(translatorIn(locale), locale)[name],
	}));
}

/** All parts with examples, by category. */
export const parts: readonly Part[] = [
	...Object.entries(sections).map(([path, example]) =>
		createPart(path, ({ fields }) =>
			contentExamples(example, fields, (value) => PageSections({ sections: [value] })),
		),
	),
	...Object.entries(blogElements).map(([path, example]) =>
		createPart(path, ({ fields }) =>
			contentExamples(example, fields, (value) => BlogSections({ elements: [value] })),
		),
	),
	...Object.entries(components).map(([path, examples]) =>
		createPart(path, () => componentExamples(examples)),
	),
].sort(
	(a, b) =>
		categories.indexOf(a.category) - categories.indexOf(b.category) || a.name.localeCompare(b.name),
);

/** Returns the part with an id. */
export function findPart(id: PartId): Part | undefined {
	return parts.find((candidate) => candidate.id === id);
}
