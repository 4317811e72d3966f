import { getTranslation } from '@payloadcms/translations';
import { Link } from '@payloadcms/ui';
import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent';
import { EntityType, groupNavItems } from '@payloadcms/ui/shared';
import { getPreferences } from '@payloadcms/ui/utilities/upsertPreferences';
import { LogOut } from 'lucide-react';
import type { ServerProps } from 'payload';
import { formatAdminURL, PREFERENCE_KEYS } from 'payload/shared';
import { z } from 'zod';
import { asPerson } from '../../../access/person.ts';
import { NavigationEntry } from '../../../admin/navigation-entry.tsx';
import { adminUrl } from '../../../documents/document-ref.ts';
import { translatorIn, words } from '../../../platform/i18n/words.ts';
import { isListedFor, openGroups } from './entries.ts';
import { EntryIcon } from './icons.tsx';
import './navigation.css';
import { NavigationFrame } from './navigation-frame.tsx';
import { NavigationGroup } from './navigation-group.tsx';

const texts = {
	overview: words('Overview', 'Overblik', 'Übersicht'),
	navigation: words('Main menu', 'Hovedmenu', 'Hauptmenü'),
};

const preferences = z.object({
	groups: z.record(z.string(), z.object({ open: z.boolean() })).catch({}),
});

type Props = Pick<
	ServerProps,
	'i18n' | 'payload' | 'permissions' | 'user' | 'visibleEntities' | 'locale' | 'params'
>;

/** Whether the user has opened or folded a group, by label. */
async function storedGroups({ payload, user }: Props) {
	if (!user) return {};
	const stored = await getPreferences(PREFERENCE_KEYS.NAV, payload, user.id, user.collection);
	return preferences.catch({ groups: {} }).parse(stored?.value).groups;
}

/** The groups of collections and globals that the user works with, in the order of the config. */
function groupsFor({ i18n, payload, permissions, user, visibleEntities }: Props) {
	const { collections, globals } = payload.config;
	if (!permissions) return [];
	const person = asPerson(user);
	const isListed = (visible: readonly string[] = [], slug: string) =>
		visible.includes(slug) && isListedFor(person, slug);
	return groupNavItems(
		[
			...collections
				.filter(({ slug }) => isListed(visibleEntities?.collections, slug))
				.map((entity) => ({ type: EntityType.collection as const, entity })),
			...globals
				.filter(({ slug }) => isListed(visibleEntities?.globals, slug))
				.map((entity) => ({ type: EntityType.global as const, entity })),
		],
		permissions,
		i18n,
	);
}

/** Replaces Payload's navigation: the logo, then the screens that the user works with, with icons, in groups. */
export async function Navigation(props: Props) {
	const { i18n, payload, user } = props;
	const { admin, routes } = payload.config;
	const groups = groupsFor(props);
	const { beforeNavLinks } = admin.components;
	const open = openGroups(groups, beforeNavLinks.length + 1, await storedGroups(props));
	const to = (path: `/${string}`) => formatAdminURL({ adminRoute: routes.admin, path });
	const urlOf = ({ slug, type }: { slug: string; type: EntityType }) =>
		adminUrl(routes.admin, type === EntityType.global ? { kind: 'global', slug } : slug);
	const render = (Component: Parameters<typeof RenderServerComponent>[0]['Component']) =>
		RenderServerComponent({
			Component,
			importMap: payload.importMap,
			serverProps: { i18n, payload, user },
		});
	const t = translatorIn(i18n.language);
	return (
		<NavigationFrame>
			<Link className="navigation-brand" href={routes.admin} prefetch={false}>
				{render(admin.components.graphics.Logo)}
			</Link>
			<nav aria-label={t(texts.navigation)} className="nav__wrap">
				<ul>
					<li>
						<NavigationEntry
							href={routes.admin}
							icon={<EntryIcon name="dashboard" />}
							id="nav-dashboard"
							isExact
							label={t(texts.overview)}
						/>
					</li>
					{beforeNavLinks.map((link) => (
						<li key={String(link)}>{render(link)}</li>
					))}
				</ul>
				{groups.map(({ label, entities }) => (
					<NavigationGroup
						isInitiallyOpen={open.has(label)}
						key={label}
						label={label}
						urls={entities.map(urlOf)}
					>
						{entities.map(({ slug, type, label: name }) => (
							<li key={slug}>
								<NavigationEntry
									href={urlOf({ slug, type })}
									icon={<EntryIcon name={slug} />}
									id={type === EntityType.global ? `nav-global-${slug}` : `nav-${slug}`}
									label={getTranslation(name, i18n)}
								/>
							</li>
						))}
					</NavigationGroup>
				))}
			</nav>
			<Link
				className="nav__link navigation-entry nav__log-out"
				href={to('/logout')}
				prefetch={false}
			>
				<LogOut aria-hidden="true" className="navigation-icon" size={16} strokeWidth={1.75} />
				<span className="nav__link-label">{i18n.t('authentication:logOut')}</span>
			</Link>
		</NavigationFrame>
	);
}
