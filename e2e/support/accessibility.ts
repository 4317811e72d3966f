import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Extent {
	/** The part of the page that is looked at; all of it without. */
	within?: string;
	/** Only this rule of axe instead of WCAG 2.2 AA and its good practices. */
	rule?: string;
	/** Impacts that don't count. */
	tolerated?: readonly string[];
}

/** What axe finds against WCAG 2.2 AA and good practice: one line for each rule, with the elements that break it. */
export async function violations(
	page: Page,
	{ within, rule, tolerated = [] }: Extent = {},
): Promise<string[]> {
	// Twice as fast, and the same where no frame comes from another origin.
	const axe = new AxeBuilder({ page }).setLegacyMode(true);
	if (within) axe.include(within);
	const results = await (rule ? axe.withRules([rule]) : axe.withTags(tags)).analyze();
	return results.violations
		.filter(({ impact }) => !tolerated.includes(impact ?? ''))
		.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
