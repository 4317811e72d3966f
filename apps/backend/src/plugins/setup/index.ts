import type { Config } from 'payload';
import { setupScreen } from '../../platform/database/setup-state.ts';
import { setupEndpoints } from './endpoints.ts';
import type { ImportStart } from './execute-setup.ts';
import { da } from './translations/da.ts';
import { de } from './translations/de.ts';
import { en } from './translations/en.ts';

interface SetupOptions {
	importStart: ImportStart;
}

/** The setup of a new site: its endpoints, its screen and the launch list. */
export const setup =
	({ importStart }: SetupOptions) =>
	(config: Config): Config => ({
		...config,
		endpoints: [...(config.endpoints ?? []), ...setupEndpoints(importStart)],
		i18n: {
			...config.i18n,
			translations: withTexts(config.i18n?.translations ?? {}),
		},
		admin: {
			...config.admin,
			components: {
				...config.admin?.components,
				beforeDashboard: [
					...(config.admin?.components?.beforeDashboard ?? []),
					'/plugins/setup/launch-list/launch-list.tsx#LaunchList',
				],
				views: {
					...config.admin?.components?.views,
					setup: {
						path: setupScreen,
						Component: '/plugins/setup/components/setup-view.tsx#SetupView',
					},
				},
			},
		},
	});

const texts = { en, da, de };

/** Adds the setup's texts to the configured translations. */
function withTexts(translations: Record<string, object>): Record<string, object> {
	const languages = Object.entries(texts).map(([language, setup]) => [
		language,
		{ ...translations[language], setup },
	]);
	return { ...translations, ...Object.fromEntries(languages) };
}
