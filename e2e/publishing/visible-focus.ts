import type { Page } from '@playwright/test';

/** The upper limit; no screen has as many tab stops. */
const maxStops = 250;

/**
 * The problem of the focused element, or `null`. It must have a visible box inside of the window, and look different from its unfocused
 * state (WCAG 2.4.7, 2.4.11). `'end'`: the focus has left the page.
 */
const focusProblem = (page: Page) =>
	page.evaluate(() => {
		const element = document.activeElement;
		if (!(element instanceof HTMLElement) || element === document.body) return 'end';
		if (element instanceof HTMLIFrameElement) return null;
		const name = `${element.tagName.toLowerCase()}#${element.id}.${element.className} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 40)}"`;
		/** The elements that may show the focus: itself, its labels and its ancestors. */
		const parts = [
			element,
			...(element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []),
		];
		for (let ancestor = element.parentElement, steps = 0; ancestor && steps < 4; steps += 1) {
			parts.push(ancestor);
			ancestor = ancestor.parentElement;
		}
		const appearance = (part: Element) =>
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
		const visibleBox = visiblePart.getBoundingClientRect();
		if (
			visibleBox.bottom <= 0 ||
			visibleBox.right <= 0 ||
			visibleBox.top >= innerHeight ||
			visibleBox.left >= innerWidth
		)
			return `${name}: is outside of the window at ${Math.round(visibleBox.left)}, ${Math.round(visibleBox.top)} (${Math.round(box.width)} × ${Math.round(box.height)})`;
		const focusedLook = parts.map(appearance);
		element.blur();
		const unfocusedLook = parts.map(appearance);
		element.focus({ preventScroll: true });
		const isDifferent = JSON.stringify(focusedLook) !== JSON.stringify(unfocusedLook);
		return isDifferent ? null : `${name}: looks the same with and without the focus`;
	});

/** The problems of all tab stops on a screen. */
export async function focusProblems(page: Page): Promise<string[]> {
	const problems: string[] = [];
	// Added once: a new style sheet makes the browser compute the styles of the whole screen.
	const style = await page.addStyleTag({
		content: '*, ::before, ::after { transition: none !important; animation: none !important }',
	});
	for (let stop = 0; stop < maxStops; stop += 1) {
		await page.keyboard.press('Tab');
		const problem = await focusProblem(page);
		if (problem === 'end') break;
		if (problem !== null) problems.push(problem);
	}
	await style.evaluate((element) => element.parentNode?.removeChild(element));
	return problems;
}
