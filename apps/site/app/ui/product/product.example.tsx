import type { FolderExamples } from '~/testing/part-examples';
import { Board, StateMark, StatusSteps } from './board';

export const examples: FolderExamples = {
	board: (t) => ({
		'Two messages': (
			<Board
				title={t('Messages today', 'Beskeder i dag', 'Nachrichten heute')}
				rows={[
					{
						label: 'msg_4F81',
						value: '+45 20 12 34 56',
						detail: t('TDC · code 000', 'TDC · kode 000', 'TDC · Code 000'),
						time: '14:02:11',
						state: 'delivered',
					},
					{
						label: 'msg_4F82',
						value: '+49 151 123456',
						detail: t(
							'Telekom · code 027: phone switched off',
							'Telekom · kode 027: telefonen er slukket',
							'Telekom · Code 027: Telefon ausgeschaltet',
						),
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
				stateWords={{ passed: t('Found', 'Fundet', 'Gefunden') }}
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
		'With a custom text': <StateMark state="passed" word={t('Found', 'Fundet', 'Gefunden')} />,
		'Delivered in four seconds': (
			<StatusSteps
				steps={[
					{
						state: 'queued',
						time: t('14:02:07', '14.02.07', '14:02:07'),
						text: t('we have it', 'vi har den', 'wir haben sie'),
					},
					{
						state: 'sent',
						time: t('14:02:08', '14.02.08', '14:02:08'),
						text: t('the operator has it', 'teleselskabet har den', 'der Netzbetreiber hat sie'),
					},
					{
						state: 'delivered',
						time: t('14:02:11', '14.02.11', '14:02:11'),
						text: t('the phone has it', 'telefonen har den', 'das Telefon hat sie'),
					},
				]}
			/>
		),
	}),
};
