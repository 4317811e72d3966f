import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Extent {
	/** The part of the page that is looked at; all of it without. */
	within?: string;
	/** Impacts that don't count. */
	tolerated?: readonly string[];
	/** Rules that are not asked. */
	without?: readonly string[];
}

/** An element that breaks a rule. */
export interface Finding {
	rule: string;
	impact: string;
	/** The element's selector, and the beginning of its HTML. */
	target: string;
	html: string;
}

async function analyze(page: Page, { within, without = [] }: Extent) {
	// Twice as fast, and the same where no frame comes from another origin.
	const axe = new AxeBuilder({ page })
		.withTags(tags)
		.disableRules([...without])
		.setLegacyMode(true);
	if (within) axe.include(within);
	return (await axe.analyze()).violations;
}

/** What axe finds against WCAG 2.2 AA and good practice, one for each element. */
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

/** What axe finds against WCAG 2.2 AA and good practice: one line for each rule, with the elements that break it. */
export async function violations(page: Page, extent: Extent = {}): Promise<string[]> {
	const { tolerated = [] } = extent;
	return (await analyze(page, extent))
		.filter(({ impact }) => !tolerated.includes(impact ?? ''))
		.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** Looks until there are none: what is still fading in has too little contrast for a moment. */
export const hasNoViolations = (page: Page, extent: Extent = {}, message = ''): Promise<void> =>
	expect.poll(() => violations(page, extent), { message }).toEqual([]);
