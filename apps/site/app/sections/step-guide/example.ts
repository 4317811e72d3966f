import { exampleButton, exampleDrawing } from '../example-parts';
import type { SectionFields } from '../section-props';

export const example: SectionFields<'StepGuideSection'> = {
	__typename: 'StepGuideSection',
	id: 'step-guide',
	heading: 'From nothing to a delivered SMS',
	text: '<p>About ten minutes.</p>',
	steps: [
		{
			heading: 'Create a key',
			text: '<p>It can be limited to one channel.</p>',
			image: exampleDrawing('feature-security', 'A shield with a lock'),
			code: null,
			language: null,
			samples: [],
		},
		{
			heading: 'Send',
			text: '<p>One request.</p>',
			image: null,
			code: 'curl https://api.example/v1/messages \\\n  -d \'{ "channel": "sms", "to": "+4512345678" }\'',
			language: 'curl',
			samples: [
				{ language: 'node', code: "await send({ channel: 'sms', to: '+4512345678' });" },
				{ language: 'python', code: 'send(channel="sms", to="+4512345678")' },
			],
		},
		{
			heading: 'Wait',
			text: '<p>A moment.</p>',
			image: null,
			code: null,
			language: null,
			samples: [],
		},
	],
	button: exampleButton('/docs', 'Open the API documentation', 'secondary'),
};
