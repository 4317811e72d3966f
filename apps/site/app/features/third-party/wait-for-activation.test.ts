import { expect, it, vi } from 'vitest';
import { waitForActivation } from './wait-for-activation';

const createPage = (prerendering: boolean) => Object.assign(new EventTarget(), { prerendering });

it('resolves immediately in a visible page and in browsers without prerendering', async () => {
	await waitForActivation(createPage(false));
	await waitForActivation(new EventTarget());
});

it('waits until a prerendered page is shown', async () => {
	const page = createPage(true);
	const onActivation = vi.fn();
	const activation = waitForActivation(page).then(onActivation);
	await Promise.resolve();
	expect(onActivation).not.toHaveBeenCalled();
	page.dispatchEvent(new Event('prerenderingchange'));
	await activation;
	expect(onActivation).toHaveBeenCalledOnce();
});
