// @vitest-environment ./test/dom/environment.ts
import { describe, expect, it } from 'vitest';
import type { CallToAction as CallToActionContent } from '~/content/shared-parts/shared-parts';
import { exampleAnimation as animation } from '~/testing/example-animation';
import { renderHtml } from '~/testing/render';
import { withFlags } from '~/testing/with-look';
import { CallToAction } from './call-to-action';
import { exampleShared } from './example-shared';

type Content = NonNullable<CallToActionContent>;

const render = (
	lottieAnimation: Content['lottieAnimation'],
	page?: Parameters<typeof renderHtml>[1],
) => {
	const { callToAction } = exampleShared;
	return renderHtml(
		withFlags(<CallToAction callToAction={callToAction && { ...callToAction, lottieAnimation }} />),
		page,
	);
};

describe('CallToAction', () => {
	it('renders an animation without a still picture', () => {
		const stage = render(animation).querySelector('[role=img]');
		expect(stage?.getAttribute('aria-label')).toBe('A wave');
	});

	it('shows the word of the page in flags if there is no animation, hidden from assistive technology', () => {
		const flagsAt = (path: string, locale: 'en' | 'da' | 'de' = 'en') =>
			render(null, { path, locale }).querySelectorAll('span[aria-hidden=true] > svg').length;
		expect(render(null).querySelector('[data-interactive]')).toBeNull();
		expect(flagsAt('/sms')).toBe('sms'.length);
		expect(flagsAt('/preise', 'de')).toBe('preise'.length);
		expect(flagsAt('/', 'da')).toBe('ahoy'.length);
	});

	it('has no field for a picture if the brand has no flags', () => {
		const container = renderHtml(<CallToAction callToAction={exampleShared.callToAction} />);
		expect(container.querySelector('h2')).not.toBeNull();
		expect(container.querySelector('.two-fields')).toBeNull();
	});

	it('omits buttons to the current page, and renders nothing if no button remains', () => {
		const [button] = exampleShared.callToAction?.buttons ?? [];
		if (!button) throw new Error('The example has no button');
		const linksAt = (path: string, buttons: Content['buttons']) => {
			const { callToAction } = exampleShared;
			const container = renderHtml(
				<CallToAction callToAction={callToAction && { ...callToAction, buttons }} />,
				{ path },
			);
			return container.querySelectorAll('a').length;
		};
		const otherButton = { ...button, link: { ...button.link, url: '/elsewhere' } };
		expect(linksAt('/somewhere', [button, otherButton])).toBe(2);
		expect(linksAt(button.link.url, [button, otherButton])).toBe(1);
		expect(linksAt(button.link.url, [button])).toBe(0);
	});
});
