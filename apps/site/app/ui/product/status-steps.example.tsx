import type { PartExamples } from '~/testing/part-examples';
import { StatusSteps } from './status-steps';

export const examples: PartExamples = (t) => ({
	'Delivered in four seconds': (
		<StatusSteps
			steps={[
				{
					state: 'queued',
					time: t({ en: '14:02:07', da: '14.02.07', de: '14:02:07' }),
					text: t({ en: 'we have it', da: 'vi har den', de: 'wir haben sie' }),
				},
				{
					state: 'sent',
					time: t({ en: '14:02:08', da: '14.02.08', de: '14:02:08' }),
					text: t({
						en: 'the operator has it',
						da: 'teleselskabet har den',
						de: 'der Netzbetreiber hat sie',
					}),
				},
				{
					state: 'delivered',
					time: t({ en: '14:02:11', da: '14.02.11', de: '14:02:11' }),
					text: t({
						en: 'the phone has it',
						da: 'telefonen har den',
						de: 'das Telefon hat sie',
					}),
				},
			]}
		/>
	),
});
