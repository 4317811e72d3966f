import { DefaultTemplate } from '@payloadcms/next/templates';
import { SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { formatAdminURL } from 'payload/shared';
import type { ReactNode } from 'react';

interface AdminScreenProps {
	/** The props that Payload passes to a custom view. */
	view: AdminViewServerProps;
	/** In the language of the interface. */
	title: string;
	children: ReactNode;
}

/** Returns the request of a signed-in user; redirects others to the login page. Call it before a view reads any data. */
export function requireUser({ initPageResult: { req } }: AdminViewServerProps): PayloadRequest {
	const { admin } = req.payload.config.routes;
	if (!req.user) redirect(formatAdminURL({ adminRoute: admin, path: '/login' }));
	return req;
}

/** A custom view inside the admin panel's default template. */
export function AdminScreen({ view, title, children }: AdminScreenProps) {
	const { initPageResult, params, searchParams } = view;
	const { locale, permissions, req, visibleEntities } = initPageResult;
	const { i18n, payload, user } = req;
	return (
		<DefaultTemplate
			i18n={i18n}
			{...(locale ? { locale } : {})}
			{...(params ? { params } : {})}
			payload={payload}
			permissions={permissions}
			{...(searchParams ? { searchParams } : {})}
			{...(user ? { user } : {})}
			visibleEntities={visibleEntities}
		>
			<SetStepNav nav={[{ label: title }]} />
			{children}
		</DefaultTemplate>
	);
}
