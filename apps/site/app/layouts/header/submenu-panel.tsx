import { useLocation } from 'react-router';
import type { Header } from '~/content/shared-parts/shared-parts';
import { useMessages } from '~/i18n/context';
import { ButtonLink } from '~/ui/actions/button';
import { Container } from '~/ui/page/section';
import { SubmenuLink } from './submenu-link';

type MenuItem = Header['links'][number];

interface SubmenuPanelProps extends Pick<MenuItem, 'link' | 'submenu'> {
	id: string;
}

/** The panel below the header with the submenu of a menu item, and a link to the item's own page if it has one. */
export function SubmenuPanel({ id, link, submenu }: SubmenuPanelProps) {
	const messages = useMessages();
	const { pathname } = useLocation();
	const hasOwnPage = link.url !== '' && link.url !== '#';
	return (
		<div id={id} popover="auto" className="menu-panel inset-x-0 w-full border-t-4 border-mark">
			<Container className="grid grid-cols-[1fr_3fr] gap-10 py-10">
				<div className="flex flex-col items-start justify-between gap-6">
					<p className="text-2xl font-bold">{link.title}</p>
					{hasOwnPage && (
						<ButtonLink href={link.url} target={link.target} look="link">
							{messages.overview(link.title)}
						</ButtonLink>
					)}
				</div>
				<ul className="grid grid-cols-2 gap-1 xl:grid-cols-3">
					{submenu.map((item) => (
						<li key={item.link.url + item.link.title}>
							<SubmenuLink item={item} isCurrent={item.link.url === pathname} />
						</li>
					))}
				</ul>
			</Container>
		</div>
	);
}
