import { expect, type Page, test } from '@playwright/test';
import { criticalFindings, type Finding } from '../support/accessibility.ts';
import { type Account, chooseInterfaceLanguage, newAccount, signInToAdmin } from './admin.ts';
import { openScreen, type Screen, screens, showParts } from './admin-screens.ts';
import { type Backend, signIn } from './backend.ts';
import { createAboutPage } from './create-about-page.ts';
import { payloadFindings } from './payload-findings.ts';
import { interfaceTexts, untranslatedTexts } from './untranslated-texts.ts';
import { focusProblems } from './visible-focus.ts';

const origin = process.env.E2E_BACKEND_URL ?? '';
let demo: Backend;
let account: Account;
let ownPage: number;

test.beforeEach(async () => {
	demo = await signIn();
	account = await newAccount({ name: 'Rikke' });
	// A unique title that is wider than a phone.
	const longWord = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';
	ownPage = await createAboutPage(demo, longWord + crypto.randomUUID().slice(0, 8));
});
test.afterEach(() => demo.remove('pages', ownPage));

/** For each finding, the indexes of matching entries of `payloadFindings`. */
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

/** The critical findings on a screen that `payloadFindings` does not list, and the indexes of those that it lists. */
async function inspect(page: Page): Promise<{ unknown: string[]; entryIndexes: Set<number> }> {
	const critical = await criticalFindings(page);
	const entries = await matchEntries(page, critical);
	return {
		unknown: critical.flatMap(({ rule, target, html }, index) =>
			entries[index]?.length === 0 ? [`${rule}: ${target} ${html}`] : [],
		),
		entryIndexes: new Set(entries.flat()),
	};
}

/** Entries of `payloadFindings` for this screen that no longer apply. */
const staleEntries = ({ name }: Screen, entryIndexes: ReadonlySet<number>) =>
	payloadFindings.flatMap(({ rule, selector, on }, index) =>
		on === name && !entryIndexes.has(index)
			? [`${rule}: ${selector} is no longer on "${name}"`]
			: [],
	);

async function checkAccessibility(page: Page, screen: Screen): Promise<void> {
	const { unknown, entryIndexes } = await inspect(page);
	expect.soft(unknown, screen.name).toEqual([]);
	expect.soft(staleEntries(screen, entryIndexes)).toEqual([]);
}

/** WCAG 1.4.10: nothing is wider than the window of a laptop or a phone. */
async function checkWidth(page: Page, screen: Screen): Promise<void> {
	const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
	await expect.poll(overflow, { message: screen.name }).toBeLessThanOrEqual(0);
	await page.setViewportSize({ width: 390, height: 844 });
	await expect.poll(overflow, { message: screen.name }).toBeLessThanOrEqual(0);
	await page.setViewportSize({ width: 1440, height: 900 });
}

/** The groups of the kinds of screens that every run opens. */
const inEveryRun = ['sign-in and navigation', 'a page'];

for (const [group, groupScreens] of Object.entries(screens)) {
	const tag = inEveryRun.includes(group) ? [] : '@everything';
	const title = `${group}: accessible, no wider than the window, with visible focus, translated`;
	test(title, { tag }, async ({ page, context }) => {
		const english = new Map<Screen, readonly string[]>();
		let isSignedIn = false;
		for (const screen of groupScreens) {
			if (!screen.isPublic && !isSignedIn) {
				await signInToAdmin(page, account);
				isSignedIn = true;
			}
			await test.step(screen.name, async () => {
				if (!screen.isOnPreviousScreen) await openScreen(page, origin, screen, demo, ownPage);
				if (screen.checksFocus) expect.soft(await focusProblems(page), screen.name).toEqual([]);
				await showParts(page, screen);
				if (screen.isTranslated) english.set(screen, await interfaceTexts(page));
				await checkAccessibility(page, screen);
				await checkWidth(page, screen);
			});
		}
		await chooseInterfaceLanguage(context, 'de');
		let isFirst = true;
		for (const [screen, words] of english)
			await test.step(`${screen.name} in German`, async () => {
				if (isFirst || !screen.isOnPreviousScreen)
					await openScreen(page, origin, screen, demo, ownPage);
				isFirst = false;
				await showParts(page, screen);
				const texts = await interfaceTexts(page);
				expect.soft(untranslatedTexts(texts, words), screen.name).toEqual([]);
			});
	});
}
