import { useConfig, useTranslation } from '@payloadcms/ui';
import { useMemo } from 'react';
import { scheduleClient } from './schedule-client.ts';

/** The schedule endpoints, with messages in the interface language. */
export function useSchedule() {
	const { config } = useConfig();
	const { i18n } = useTranslation();
	const { api } = config.routes;
	return useMemo(() => scheduleClient(api, i18n.language), [api, i18n.language]);
}
