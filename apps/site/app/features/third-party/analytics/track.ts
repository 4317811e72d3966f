import { logOnce } from '~/features/third-party/scripts/log-once';

/** All analytics events of the site. */
export type AnalyticsEvent =
	| { name: 'page_view'; path: string; title: string }
	| { name: 'language_switch'; from: string; to: string }
	| { name: 'cta_click'; label: string; href: string }
	| { name: 'chat_open' }
	| { name: 'price_currency'; currency: string }
	| { name: 'price_country'; country: string };

type PageView = Extract<AnalyticsEvent, { name: 'page_view' }>;

type AnalyticsSink = (event: AnalyticsEvent) => void;

const sinks: AnalyticsSink[] = [];
let currentView: PageView | undefined;

/** Sends an event to all sinks. Only the current page view is stored; other events before consent are discarded. */
export function track(event: AnalyticsEvent): void {
	if (event.name === 'page_view') currentView = event;
	for (const sink of sinks) deliver(sink, event);
}

/** Sends the current page view and all further events to a service. */
export function addSink(sink: AnalyticsSink): void {
	sinks.push(sink);
	if (currentView) deliver(sink, currentView);
}

export function removeSinks(): void {
	sinks.length = 0;
}

function deliver(sink: AnalyticsSink, event: AnalyticsEvent): void {
	try {
		sink(event);
	} catch (error) {
		logOnce('analytics', 'an event could not be sent', error);
	}
}
