import { exampleAnimation } from '~/testing/example-animation';
import type { PartExamples } from '~/testing/part-examples';
import { CallToAction } from './call-to-action';
import { exampleSharedIn } from './example-shared';

export const examples: PartExamples = (_t, locale) => {
	const { callToAction } = exampleSharedIn(locale);

	return {
		Words: <CallToAction callToAction={callToAction} />,
		'With an animation': (
			<CallToAction
				callToAction={callToAction && { ...callToAction, lottieAnimation: exampleAnimation }}
			/>
		),
	};
};
