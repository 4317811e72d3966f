// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { CallToAction as CallToActionContent } from '~/content/shared-parts';
import { exampleAnimation as animation } from '~/testing/example-animation';
import { renderHtml } from '~/testing/render';
import { CallToAction } from './call-to-action';
import { exampleShared } from './example-shared';

type Content = NonNullable<CallToActionContent>;

const render = (lottieAnimation: Content['lottieAnimation']) => {
	const { callToAction } = exampleShared;
	return renderHtml(
		<CallToAction callToAction={callToAction && { ...callToAction, lottieAnimation }} />,
	);
};

describe('CallToAction', () => {
	it('has room for an animation without a still picture', () => {
		const stage = render(animation).querySelector('[role=img]');
		expect(stage?.getAttribute('aria-label')).toBe('A wave');
	});

	it('has none where there is no animation', () => {
		expect(render(null).querySelector('[data-interactive]')).toBeNull();
	});
});
