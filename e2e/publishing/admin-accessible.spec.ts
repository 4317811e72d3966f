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

/** Which entries of the list a finding falls under. */
const knownAs = (page: Page, items: readonly Finding[]): Promise<number[][]> =>
	page.evaluate(
		([all, entries]) =>
			all.map(({ rule, target }) =>
				entries.flatMap((entry, index) => {
					const isThere =
						entry.rule === rule && document.querySelector(target)?.closest(entry.selector);
					return isThere ? [index] : [];
				}),
			),
		[items, payloadFindings.map(({ rule, selector }) => ({ rule, selector }))] as const,
	);

/** What is critical on a screen. */
async function look(page: Page): Promise<{ unknown: string[]; entryIndexes: Set<number> }> {
	const critical = (await findings(page)).filter(({ impact }) => impact === 'critical');
	const entries = await knownAs(page, critical);
	return {
		unknown: critical.flatMap(({ rule, target, html }, index) =>
			entries[index]?.length === 0 ? [`${rule}: ${target} ${html}`] : [],
		),
		entryIndexes: new Set(entries.flat()),
	};
}

/** Entries that a screen should show and does not. */
const staleOn = ({ name }: Screen, entryIndexes: ReadonlySet<number>) =>
	payloadFindings.flatMap(({ rule, selector, on }, index) =>
		on === name && !entryIndexes.has(index)
			? [`${rule}: ${selector} is no longer on "${name}"`]
			: [],
	);

for (const [group, groupScreens] of Object.entries(screens))
	test(`${group}: nothing critical that we made, of Payload what is listed`, async ({ page }) => {
		let isSignedIn = false;
		for (const screen of groupScreens) {
			if (!screen.isForStrangers && !isSignedIn) {
				await signInToAdmin(page, account);
				isSignedIn = true;
			}
			await test.step(screen.name, async () => {
				await openScreen(page, origin, screen, demo, ownPage);
				const { unknown, entryIndexes } = await look(page);
				expect.soft(unknown, screen.name).toEqual([]);
				expect.soft(staleOn(screen, entryIndexes)).toEqual([]);
			});
		}
	});
