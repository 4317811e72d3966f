import { expect, it, vi } from 'vitest';
import { untilShown } from './until-shown';

const pageThat = (prerendering: boolean) => Object.assign(new EventTarget(), { prerendering });

it('resolves at once in a visible page and without prerendering', async () => {
	await untilShown(pageThat(false));
	await untilShown(new EventTarget());
});

it('waits until a prerendered page is shown', async () => {
	const page = pageThat(true);
	const seen = vi.fn();
	const visible = untilShown(page).then(seen);
	await Promise.resolve();
	expect(seen).not.toHaveBeenCalled();
	page.dispatchEvent(new Event('prerenderingchange'));
	await visible;
	expect(seen).toHaveBeenCalledOnce();
});
