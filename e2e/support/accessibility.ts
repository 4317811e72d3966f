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
	impact: string;
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

/** Runs axe for WCAG 2.2 AA and best practices. Returns an entry for each violating element. */
export async function findings(page: Page): Promise<Finding[]> {
	const results = await analyze(page, {});
	return results.flatMap(({ id, impact, nodes }) =>
		nodes.map(({ target, html }) => ({
			rule: id,
			impact: impact ?? '',
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
