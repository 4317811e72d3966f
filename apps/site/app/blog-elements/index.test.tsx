import { expect, test } from 'vitest';
import { renderMarkup } from '~/testing/render';
import { BlogSections } from '.';
import { example as code } from './blog-code/example';
import { example as content } from './blog-content/example';
import { example as ctaButton } from './blog-cta-button/example';
import { example as featureBoxes } from './blog-feature-boxes/example';
import { example as featureList } from './blog-feature-list/example';
import { example as heading } from './blog-heading/example';
import { example as media } from './blog-media/example';
import { example as quote } from './blog-quote/example';
import { example as signature } from './blog-signature/example';
import { example as slider } from './blog-slider/example';
import { example as table } from './blog-table/example';
import { example as wideCta } from './blog-wide-cta/example';
import type { AnyBlogElement } from './element';

const examples: AnyBlogElement[] = [
	heading,
	content,
	media,
	slider,
	featureList,
	featureBoxes,
	code,
	quote,
	table,
	ctaButton,
	wideCta,
	signature,
];

test.each(examples)('$__typename is rendered', (element) => {
	expect(renderMarkup(<BlogSections elements={[element]} />)).toMatch(/^<div[^>]*>.+<\/div>$/s);
});

test('renders nothing for an unknown type', () => {
	const unknown = { __typename: 'BlogPoll', id: 'p' } as unknown as AnyBlogElement;
	expect(renderMarkup(<BlogSections elements={[unknown, quote]} />)).not.toContain('BlogPoll');
});

test('skips no heading level', () => {
	const html = renderMarkup(<BlogSections elements={examples} />);
	const levels = [...html.matchAll(/<h([1-6])/g)].map((match) => Number(match[1]));
	let previous = 1;
	for (const level of levels) {
		expect(level).toBeLessThanOrEqual(previous + 1);
		previous = level;
	}
});
