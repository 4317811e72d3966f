import { exampleAnimation } from '~/testing/example-animation';
import type { PartExamples } from '~/testing/part-examples';
import { CallToAction } from './call-to-action';
import { exampleShared } from './example-shared';

const { callToAction } = exampleShared;

export const examples: PartExamples = {
	Words: <CallToAction callToAction={callToAction} />,
	'With an animation': (
		<CallToAction
			callToAction={callToAction && { ...callToAction, lottieAnimation: exampleAnimation }}
		/>
	),
};
