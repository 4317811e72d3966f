import type { PartExamples } from '~/testing/part-examples';
import { Board } from './board';

export const examples: PartExamples = (t) => ({
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
});
