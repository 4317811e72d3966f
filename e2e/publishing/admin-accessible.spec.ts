import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { type Finding, findings } from '../support/accessibility.ts';
import { type Account, newAccount, signInToAdmin } from './admin.ts';
import { openScreen, type Screen, screens } from './admin-screens.ts';
import { type Backend, signIn } from './backend.ts';
import { makeOwnPage } from './own-page.ts';
import { payloadFindings } from './payload-findings.ts';

const origin = process.env.E2E_BACKEND_URL ?? '';
let demo: Backend;
let account: Account;
let ownPage: number;

test.beforeEach(async () => {
	demo = await signIn();
	account = await newAccount({ name: 'Rikke' });
	ownPage = await makeOwnPage(demo);
});
test.afterEach(() => demo.remove('pages', ownPage));

/** The indexes of the known findings that match each finding. */
const matchEntries = (page: Page, items: readonly Finding[]): Promise<number[][]> =>
	page.evaluate(
		([all, entries]) =>
			all.map(({ rule, target }) =>
				entries.flatMap((entry, index) => {
					const isMatch =
						entry.rule === rule && document.querySelector(target)?.closest(entry.selector);
					return isMatch ? [index] : [];
				}),
			),
		[items, payloadFindings.map(({ rule, selector }) => ({ rule, selector }))] as const,
	);

/** The critical findings on a screen: unknown ones, and the indexes of known ones. */
async function inspect(page: Page): Promise<{ unknown: string[]; entryIndexes: Set<number> }> {
	const critical = (await findings(page)).filter(({ impact }) => impact === 'critical');
	const entries = await matchEntries(page, critical);
	return {
		unknown: critical.flatMap(({ rule, target, html }, index) =>
			entries[index]?.length === 0 ? [`${rule}: ${target} ${html}`] : [],
		),
		entryIndexes: new Set(entries.flat()),
	};
}

/** Known findings that are no longer on their screen. */
const staleEntries = ({ name }: Screen, entryIndexes: ReadonlySet<number>) =>
	payloadFindings.flatMap(({ rule, selector, on }, index) =>
		on === name && !entryIndexes.has(index)
			? [`${rule}: ${selector} is no longer on "${name}"`]
			: [],
	);

for (const [group, groupScreens] of Object.entries(screens))
	test(`${group}: has no critical findings except the known ones of Payload`, async ({ page }) => {
		let isSignedIn = false;
		for (const screen of groupScreens) {
			if (!screen.isPublic && !isSignedIn) {
				await signInToAdmin(page, account);
				isSignedIn = true;
			}
			await test.step(screen.name, async () => {
				await openScreen(page, origin, screen, demo, ownPage);
				const { unknown, entryIndexes } = await inspect(page);
				expect.soft(unknown, screen.name).toEqual([]);
				expect.soft(staleEntries(screen, entryIndexes)).toEqual([]);
			});
		}
	});
