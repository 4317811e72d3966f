import type { FolderExamples } from '~/testing/part-examples';
import { Board, StateMark, StatusSteps } from './board';

export const examples: FolderExamples = {
	board: (t) => ({
		'Two messages': (
			<Board
				title={t({ en: 'Messages today', da: 'Beskeder i dag', de: 'Nachrichten heute' })}
				rows={[
					{
						label: 'msg_4F81',
						value: '+45 20 12 34 56',
						detail: t({ en: 'TDC · code 000', da: 'TDC · kode 000', de: 'TDC · Code 000' }),
						time: '14:02:11',
						state: 'delivered',
					},
					{
						label: 'msg_4F82',
						value: '+49 151 123456',
						detail: t({
							en: 'Telekom · code 027: phone switched off',
							da: 'Telekom · kode 027: telefonen er slukket',
							de: 'Telekom · Code 027: Telefon ausgeschaltet',
						}),
						time: '14:02:12',
						state: 'sent',
					},
				]}
			/>
		),
		'DNS records': (
			<Board
				title="mail.example.com"
				isTechnical
				stateWords={{ passed: t({ en: 'Found', da: 'Fundet', de: 'Gefunden' }) }}
				rows={[
					{
						label: 'TXT mail',
						value: 'v=spf1 include:_spf.example.com -all',
						detail: '',
						time: '',
						state: 'passed',
					},
				]}
			/>
		),
		Delivered: <StateMark state="delivered" />,
		Failed: <StateMark state="failed" />,
		'On its way': <StateMark state="sent" />,
		'With a custom text': (
			<StateMark state="passed" word={t({ en: 'Found', da: 'Fundet', de: 'Gefunden' })} />
		),
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
	}),
};
