import type { LocaleCode } from '@website/contracts/locales';
import { parts, type Room } from '../catalog/parts.ts';

interface SheetProps {
	room: Room;
	query: string;
	locale: LocaleCode;
}

/** Every part of a room in small, each a link to its own page. One document: a frame for each would load the site 70 times. */
export function Sheet({ room, query, locale }: SheetProps) {
	return (
		<ul className={`sheet sheet-${room}`}>
			{parts
				.filter((part) => part.room === room)
				.map(({ id, name, examples }) => (
					<li key={id}>
						<div className="sheet-picture" inert>
							<div className="sheet-scaled" data-stage={room}>
								{examples[0]?.show(locale)}
							</div>
						</div>
						<a href={`/${id}${query}`} target="_parent">
							{name}
						</a>
						<span>{examples.length}</span>
					</li>
				))}
		</ul>
	);
}
