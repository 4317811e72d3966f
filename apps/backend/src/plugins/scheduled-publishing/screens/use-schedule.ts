import { useConfig, useTranslation } from '@payloadcms/ui';
import { useMemo } from 'react';
import { askSchedule } from './ask.ts';

/** Questions about plans, in the language of the interface. */
export function useSchedule() {
	const { config } = useConfig();
	const { i18n } = useTranslation();
	const { api } = config.routes;
	return useMemo(() => askSchedule(api, i18n.language), [api, i18n.language]);
}
