import { expect, type Page, test } from '@playwright/test';
import { newAccount, openAdmin, signInToAdmin } from './admin.ts';
import { type Backend, signIn } from './backend.ts';
import { makeOwnPage } from './own-page.ts';

const admin = `${process.env.E2E_BACKEND_URL}/admin`;

/** More stops than any of these screens has. */
const mostStops = 250;

/**
 * What the stop at which the focus is lacks, or null: a box that is seen, in the window, and drawn otherwise than without the focus (WCAG 2.4.7, 2.4.11). `'end'`:
 * the focus has left the page.
 */
const lackAtFocus = (page: Page) =>
	page.evaluate(() => {
		const element = document.activeElement;
		if (!(element instanceof HTMLElement) || element === document.body) return 'end';
		if (element instanceof HTMLIFrameElement) return null;
		const name = `${element.tagName.toLowerCase()}#${element.id}.${element.className} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 40)}"`;
		/** The parts that may show it: itself, what it labels, and the box around it. */
		const parts = [
			element,
			...(element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []),
		];
		for (let around = element.parentElement, steps = 0; around && steps < 4; steps += 1) {
			parts.push(around);
			around = around.parentElement;
		}
		const drawn = (part: Element) =>
			['', '::before', '::after'].map((pseudo) => {
				const style = getComputedStyle(part, pseudo || null);
				const outline =
					style.outlineStyle === 'none' || Number.parseFloat(style.outlineWidth) === 0
						? ''
						: `${style.outlineStyle} ${style.outlineWidth} ${style.outlineColor}`;
				return [
					outline,
					style.boxShadow,
					style.borderColor,
					style.backgroundColor,
					style.color,
					style.textDecorationLine,
					style.opacity,
				].join('|');
			});
		const box = element.getBoundingClientRect();
		const visiblePart = parts.find((part) => {
			const { width, height } = part.getBoundingClientRect();
			return (
				width > 4 &&
				height > 4 &&
				part.checkVisibility({ opacityProperty: true, visibilityProperty: true })
			);
		});
		if (!visiblePart) return `${name}: has no box`;
		const seen = visiblePart.getBoundingClientRect();
		if (seen.bottom <= 0 || seen.right <= 0 || seen.top >= innerHeight || seen.left >= innerWidth)
			return `${name}: is outside of the window at ${Math.round(seen.left)}, ${Math.round(seen.top)} (${Math.round(box.width)} × ${Math.round(box.height)})`;
		for (const part of parts) for (const animation of part.getAnimations()) animation.finish();
		const focused = parts.map(drawn);
		const style = document.createElement('style');
		style.textContent = '*, ::before, ::after { transition: none !important }';
		document.head.append(style);
		const settled = parts.map(drawn);
		element.blur();
		const without = parts.map(drawn);
		element.focus({ preventScroll: true });
		style.remove();
		const isOther =
			JSON.stringify(settled) !== JSON.stringify(without) ||
			JSON.stringify(focused) !== JSON.stringify(without);
		return isOther ? null : `${name}: looks the same with and without the focus`;
	});

/** What lacks something, of all stops of the tabulator on a screen. */
async function walk(page: Page): Promise<string[]> {
	const lacks: string[] = [];
	for (let stop = 0; stop < mostStops; stop += 1) {
		await page.keyboard.press('Tab');
		const lack = await lackAtFocus(page);
		if (lack === 'end') return lacks;
		if (lack !== null) lacks.push(lack);
	}
	return lacks;
}

type Paths = Record<string, (demo: Backend, ownPage: number) => Promise<string> | string>;

const screens: Record<string, Paths> = {
	'desk and lists': {
		desk: () => '',
		'list of pages': () => '/collections/pages?limit=5',
		media: () => '/collections/media?limit=5',
		prices: () => '/collections/sms-prices?limit=5',
	},
	forms: {
		'form of a page': (_, ownPage) => `/collections/pages/${ownPage}?locale=en`,
		'form of a file': async (demo) =>
			`/collections/media/${(await demo.first('media', 'sort=id')).id}`,
		'form of a price': async (demo) =>
			`/collections/sms-prices/${(await demo.first('sms-prices', 'sort=id')).id}`,
	},
};

for (const [group, paths] of Object.entries(screens))
	test(`every stop of the tabulator is seen: ${group}`, async ({ page }) => {
		await page.setViewportSize({ width: 1440, height: 900 });
		await signInToAdmin(page, await newAccount({ name: 'Rikke' }));
		const demo = await signIn();
		const ownPage = await makeOwnPage(demo);
		for (const [name, path] of Object.entries(paths)) {
			await openAdmin(page, admin + (await path(demo, ownPage)));
			expect.soft(await walk(page), name).toEqual([]);
		}
		await demo.remove('pages', ownPage);
	});

test('every stop of the tabulator is seen: sign in', async ({ page }) => {
	await openAdmin(page, `${admin}/login`);
	expect(await walk(page)).toEqual([]);
});
