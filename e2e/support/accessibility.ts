import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Options {
	/** Selector of the part of the page to check; the whole page by default. */
	include?: string;
	/** Violations of these impacts are ignored. */
	ignoredImpacts?: readonly string[];
	disabledRules?: readonly string[];
}

/** An element that violates a rule. */
export interface Finding {
	rule: string;
	/** The element's selector, and the beginning of its HTML. */
	target: string;
	html: string;
}

async function analyze(page: Page, { include, disabledRules = [] }: Options) {
	// Legacy mode is twice as fast. The results are the same unless a frame has another origin.
	const axe = new AxeBuilder({ page })
		.withTags(tags)
		.disableRules([...disabledRules])
		.setLegacyMode(true);
	if (include) axe.include(include);
	return (await axe.analyze()).violations;
}

/** axe's rules of critical impact (https://github.com/dequelabs/axe-core/blob/develop/doc/rule-descriptions.md). They take a sixth of the time of all. */
const criticalRules = [
	...['area-alt', 'aria-allowed-attr', 'aria-hidden-body', 'aria-required-attr'],
	...['aria-required-children', 'aria-required-parent', 'aria-roles', 'aria-valid-attr'],
	...['aria-valid-attr-value', 'audio-caption', 'button-name', 'duplicate-id-aria', 'image-alt'],
	...['input-button-name', 'input-image-alt', 'label', 'meta-refresh', 'select-name'],
	'video-caption',
];

/** Runs axe's critical rules. Returns an entry for each violating element. */
export async function criticalFindings(page: Page): Promise<Finding[]> {
	const axe = new AxeBuilder({ page }).withRules(criticalRules).setLegacyMode(true);
	return (await axe.analyze()).violations.flatMap(({ id, nodes }) =>
		nodes.map(({ target, html }) => ({
			rule: id,
			target: target.join(' '),
			html: html.slice(0, 200),
		})),
	);
}

/** Runs axe for WCAG 2.2 AA and best practices. Returns a line for each violated rule, with the HTML of the elements. */
export async function violations(page: Page, options: Options = {}): Promise<string[]> {
	const { ignoredImpacts = [] } = options;
	return (await analyze(page, options))
		.filter(({ impact }) => !ignoredImpacts.includes(impact ?? ''))
		.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** Polls until there are no violations: elements that are still fading in have too little contrast. */
export const expectNoViolations = (
	page: Page,
	options: Options = {},
	message = '',
): Promise<void> => expect.poll(() => violations(page, options), { message }).toEqual([]);

/** The pixels by which a page is wider than its window (WCAG 1.4.10), for `expect.poll`. */
export const overflowOf = (page: Page) => (): Promise<number> =>
	page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
