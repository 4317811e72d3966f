/** All analytics events of the site. */
export type AnalyticsEvent =
	| { name: 'page_view'; path: string; title: string }
	| { name: 'language_switch'; from: string; to: string }
	| { name: 'cta_click'; label: string; href: string }
	| { name: 'chat_open' }
	| { name: 'price_currency'; currency: string }
	| { name: 'price_country'; country: string };

export type PageView = Extract<AnalyticsEvent, { name: 'page_view' }>;

export type AnalyticsSink = (event: AnalyticsEvent) => void;
