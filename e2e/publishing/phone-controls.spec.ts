import { expect, type Page, test } from '@playwright/test';
import {
	type Account,
	chooseInterfaceLanguage,
	newAccount,
	openAdmin,
	signInToAdmin,
} from './admin.ts';
import { type Backend, signIn } from './backend.ts';
import { createAboutPage } from './create-about-page.ts';

const origin = process.env.E2E_BACKEND_URL ?? '';
let demo: Backend;
let account: Account;
let ownPage: number;

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(async () => {
	demo = await signIn();
	account = await newAccount({ name: 'Rikke' });
	ownPage = await createAboutPage(demo, `About ${crypto.randomUUID().slice(0, 8)}`);
});
test.afterEach(() => demo.remove('pages', ownPage));

/** A form with each kind of field and of bar: sections, blocks of text, files, rows, prices, and documents without drafts. */
const forms = {
	collections: ['pages', 'posts', 'products', 'media', 'forms', 'redirects', 'sms-prices', 'users'],
	globals: ['header', 'brand'],
};

async function formPaths(): Promise<string[]> {
	const documents = forms.collections.map(async (collection) => {
		if (collection === 'pages') return `${collection}/${ownPage}`;
		const isEmpty = (await demo.count(collection, '')) === 0;
		return `${collection}/${isEmpty ? 'create' : (await demo.first(collection, 'sort=id')).id}`;
	});
	return [
		...(await Promise.all(documents)).map((path) => `/collections/${path}`),
		...forms.globals.map((slug) => `/globals/${slug}`),
	];
}

/**
 * WCAG 2.5.8: names the controls that are smaller than 24 px, and the pairs that overlap. Some overlap by
 * design: the line of a section folds it and has tools, a date has a button that clears it, and Payload has its menu button twice. Also
 * names a head of the form that is too high, without its description, a bar whose buttons do not fit, and a form of a file that does not
 * begin with the alternative text.
 */
const controlProblems = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		const selector =
			'a[href], button, input:not([type=hidden]), select, textarea, [role=button], [role=combobox], [contenteditable=true]';
		const controls = [...document.querySelectorAll<HTMLElement>(selector)].filter(
			(control) =>
				control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
				!control.closest('[inert], [aria-hidden=true], .rs__value-container, nav') &&
				!(control instanceof HTMLAnchorElement && getComputedStyle(control).display === 'inline'),
		);
		const nameOf = (control: HTMLElement) =>
			`${control.tagName.toLowerCase()}.${[...control.classList].slice(0, 3).join('.')}#${control.id} "${(control.ariaLabel ?? control.textContent ?? '').trim().slice(0, 30)}"`;
		const boxes = controls.flatMap((control) => {
			const { left, right, top, bottom } = control.getBoundingClientRect();
			return right - left > 1 && bottom - top > 1 ? [{ control, left, right, top, bottom }] : [];
		});
		const small = boxes.flatMap(({ control, left, right, top, bottom }) => {
			const least = 24;
			const [width, height] = [Math.round(right - left), Math.round(bottom - top)];
			return width < least || height < least ? [`small ${width}x${height} ${nameOf(control)}`] : [];
		});
		const isLayered = ({ control }: { control: HTMLElement }) =>
			control.matches(
				'.collapsible__toggle, .date-time-picker input, .template-default__nav-toggler',
			);
		const apart = boxes.filter((box) => !isLayered(box));
		const overlaps = apart.flatMap((one, index) =>
			apart.slice(index + 1).flatMap((other) => {
				const isApart =
					one.right <= other.left + 1 ||
					other.right <= one.left + 1 ||
					one.bottom <= other.top + 1 ||
					other.bottom <= one.top + 1 ||
					one.control.contains(other.control) ||
					other.control.contains(one.control);
				return isApart ? [] : [`overlap ${nameOf(one.control)} / ${nameOf(other.control)}`];
			}),
		);
		const bar = document.querySelector('.doc-controls');
		const about = document.querySelector('.doc-header__after-header');
		const head =
			(bar?.getBoundingClientRect().bottom ?? 0) - (about?.getBoundingClientRect().height ?? 0);
		const fits = [...(bar?.querySelectorAll('button') ?? [])].every(
			(button) => button.getBoundingClientRect().right <= innerWidth,
		);
		const topOf = (part: string) => document.querySelector(part)?.getBoundingClientRect().top ?? 0;
		const isAltFirst = topOf('#field-alt') <= topOf('.file-details');
		return [
			...small,
			...overlaps,
			...(isAltFirst ? [] : ['the file is above its alternative text']),
			...(head > 120 ? [`head of ${Math.round(head)} px`] : []),
			...(fits ? [] : ['buttons outside of the window']),
		];
	});

test('no two controls of a form overlap on a phone, each is large enough', {
	tag: '@everything',
}, async ({ page, context }) => {
	await signInToAdmin(page, account);
	// German has the longest labels.
	await chooseInterfaceLanguage(context, 'de');
	for (const path of await formPaths()) {
		await openAdmin(page, `${origin}/admin${path}?locale=de`);
		expect.soft(await controlProblems(page), path).toEqual([]);
	}
	// What does not fit is in the menu.
	await openAdmin(page, `${origin}/admin/collections/pages/${ownPage}?locale=de`);
	await page.locator('.doc-controls__popup button').click();
	for (const name of ['Versionen', 'Nebeneinander', 'Planen …'])
		await expect(page.locator('.more-items').getByText(name, { exact: true })).toBeVisible();
});
