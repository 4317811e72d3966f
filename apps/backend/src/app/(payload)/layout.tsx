import config from '@payload-config';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { rejectCopyToLocale } from '../../patches/copy-to-locale.ts';
import { keepRowsExpanded } from '../../patches/expanded-rows.ts';
import { boundedArguments } from '../../platform/http/admin-query.ts';
import { rejectSchedulePublish } from '../../plugins/scheduled-publishing/api.ts';
import { importMap } from './admin/importMap.js';
import '@payloadcms/next/css';
import '../../platform/admin/own-parts.css';
import '../../platform/admin/theme/contrast.css';
import '../../platform/admin/theme/insert-paragraph.css';
import '../../platform/admin/theme/letter-case.css';
import '../../platform/admin/theme/field-errors.css';
import '../../platform/admin/theme/framed-dialogs.css';
import '../../platform/admin/theme/narrow-screens.css';
import '../../platform/admin/theme/not-allowed.css';
import '../../platform/admin/theme/visible-focus.css';

const serverFunctions = { 'schedule-publish': rejectSchedulePublish };

const serverFunction: ServerFunctionClient = async (args) => {
	'use server';
	rejectCopyToLocale(args.name);
	const boundedArgs = boundedArguments(args.args);
	const response = await handleServerFunctions({
		...args,
		args: boundedArgs,
		config,
		importMap,
		serverFunctions,
	});
	return args.name === 'form-state' ? keepRowsExpanded(boundedArgs, response) : response;
};

/** The layout of the admin. */
export default function Layout({ children }: { children: ReactNode }) {
	return (
		<RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
			{children}
		</RootLayout>
	);
}
