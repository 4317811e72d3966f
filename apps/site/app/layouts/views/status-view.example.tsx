import type { LocaleCode } from '#shared/locales/locale.ts';
import { partHistory } from '~/features/status/part-history';
import type { Incident, StatusData } from '~/features/status/status-data';
import type { PartExamples } from '~/testing/part-examples';
import { StatusView } from './status-view';

const loadedAt = '2026-11-22T08:30:00.000Z';

const statusData = (incidents: Incident[], locale: LocaleCode): StatusData => ({
	locale,
	loadedAt,
	days: 90,
	parts: (['api', 'sms', 'rcs', 'email', 'webhooks', 'dashboard'] as const).map((part) =>
		partHistory(part, incidents, { now: Date.parse(loadedAt), days: 90 }),
	),
	incidents,
});

export const examples: PartExamples = (t, locale) => {
	const past: Incident = {
		id: '1',
		title: t({
			en: 'No SMS to one network in Norway',
			da: 'Ingen sms’er til ét net i Norge',
			de: 'Keine SMS in ein Netz in Norwegen',
		}),
		locale,
		impact: 'outage',
		parts: ['sms'],
		startedGmt: '2026-10-14T13:05:00.000Z',
		endedGmt: '2026-10-14T13:58:00.000Z',
		steps: [
			{
				state: 'resolved',
				dateGmt: '2026-10-14T13:58:00.000Z',
				text: t({
					en: 'Messages are delivered again.',
					da: 'Beskederne bliver leveret igen.',
					de: 'Nachrichten werden wieder zugestellt.',
				}),
			},
		],
	};
	const open: Incident = {
		...past,
		id: '2',
		impact: 'degraded',
		parts: ['email', 'webhooks'],
		title: t({
			en: 'Webhooks are late',
			da: 'Webhooks er forsinkede',
			de: 'Webhooks sind verspätet',
		}),
		startedGmt: '2026-11-22T07:00:00.000Z',
		endedGmt: null,
		steps: [],
	};
	const work: Incident = {
		...past,
		id: '3',
		impact: 'maintenance',
		parts: ['api'],
		title: t({ en: 'Announced work', da: 'Varslet arbejde', de: 'Angekündigte Arbeiten' }),
		startedGmt: '2026-09-20T02:00:00.000Z',
		endedGmt: '2026-09-20T02:34:00.000Z',
		steps: [],
	};
	const planned: Incident = {
		...work,
		id: '5',
		startedGmt: '2026-11-25T02:00:00.000Z',
		endedGmt: '2026-11-25T03:00:00.000Z',
		steps: [
			{
				state: 'announced',
				dateGmt: '2026-11-21T09:00:00.000Z',
				text: t({
					en: 'Requests are answered, perhaps a second later than usual.',
					da: 'Forespørgsler bliver besvaret, måske et sekund senere end normalt.',
					de: 'Anfragen werden beantwortet, vielleicht eine Sekunde später als sonst.',
				}),
			},
		],
	};
	return {
		'Everything works': <StatusView data={statusData([past, work], locale)} />,
		'Something does not': <StatusView data={statusData([open, { ...past, id: '4' }], locale)} />,
		'Work is announced': <StatusView data={statusData([planned, past], locale)} />,
		'Nothing reported': <StatusView data={statusData([], locale)} />,
	};
};
