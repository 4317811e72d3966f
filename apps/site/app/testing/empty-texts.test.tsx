// @vitest-environment ./test/dom/environment.ts
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { BlogSections } from '~/blog-elements';
import type { AnyBlogElement } from '~/blog-elements/element';
import type { PageSectionFieldsFragment } from '~/content/generated/operations';
import { PageSections } from '~/sections';
import { renderHtml } from './render';

const sections = import.meta.glob<{ example: PageSectionFieldsFragment }>(
	'../sections/*/example.ts',
	{ eager: true },
);
const elements = import.meta.glob<{ example: AnyBlogElement }>('../blog-elements/*/example.ts', {
	eager: true,
});

type Place = [parent: object, name: string];

/** The texts that editors may leave empty. Titles, figures, questions and quotes are required: without them their section is not stored. */
const texts = new Set(
	'heading eyebrow text note notes bullets source description answer author company figure figureLabel caption content transcript address openingHours vatNote'.split(
		' ',
	),
);

function* placesOf(value: unknown): Generator<Place> {
	if (typeof value !== 'object' || value === null) return;
	for (const [name, inner] of Object.entries(value)) {
		const isText = typeof inner === 'string' && inner !== '' && texts.has(name);
		if (isText) yield [value, name];
		else yield* placesOf(inner);
	}
}

const emptied = <Example extends object>(example: Example, at: number): [Example, string] => {
	const copy = structuredClone(example);
	const place = [...placesOf(copy)][at];
	if (!place) return [copy, ''];
	Object.assign(place[0], { [place[1]]: '' });
	return [copy, place[1]];
};

/** Elements without content, of kinds that screen readers announce. */
const gaps = (element: ReactNode) =>
	[
		...renderHtml(element).querySelectorAll(
			'h1,h2,h3,h4,li,p,th,dt,dd,figcaption,blockquote,summary',
		),
	]
		.filter((each) => each.textContent.trim() === '' && !each.querySelector('img,svg,[role=img]'))
		.map(({ outerHTML }) => outerHTML.slice(0, 120));

const cases = [
	...Object.values(sections).map(({ example }) => ({
		example,
		render: (section: typeof example) => <PageSections sections={[section]} />,
	})),
	...Object.values(elements).map(({ example }) => ({
		example,
		render: (element: typeof example) => <BlogSections elements={[element]} />,
	})),
];

it.each(cases)('$example.__typename has no empty elements when a text is missing', (each) => {
	expectNoGaps(each.example, each.render as (example: object) => ReactNode);
});

function expectNoGaps(example: object, render: (example: object) => ReactNode): void {
	// Results of forms are empty until a visitor types.
	const expected = gaps(render(example));
	for (const at of [...placesOf(example)].keys()) {
		const [copy, name] = emptied(example, at);
		expect
			.soft(
				gaps(render(copy)).filter((gap) => !expected.includes(gap)),
				name,
			)
			.toEqual([]);
	}
}
