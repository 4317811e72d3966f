import { useLocation } from 'react-router';
import { parts, type Room, rooms } from '../catalog/parts.ts';
import { sheetAddress } from './frame-address.ts';
import { roomNames } from './sidebar.tsx';
import { useFrameHeight } from './use-frame-height.ts';
import { ViewControls } from './view-controls.tsx';
import { useViewSettings } from './view-settings.ts';

/** Every part at a glance, in small. */
export function Overview() {
	const examples = parts.reduce((sum, part) => sum + part.examples.length, 0);
	return (
		<>
			<title>Gallery</title>
			<header className="page-header">
				<h1>
					{parts.length} parts, {examples} examples
				</h1>
				<ViewControls />
			</header>
			{rooms.map((room) => (
				<section key={room} className="overview-room">
					<h2>{roomNames[room]}</h2>
					<RoomSheet room={room} />
				</section>
			))}
		</>
	);
}

function RoomSheet({ room }: { room: Room }) {
	const { search } = useLocation();
	const [{ lang, scheme }] = useViewSettings();
	const address = sheetAddress({
		sheet: room,
		lang,
		scheme: scheme === 'dark' ? 'dark' : 'light',
		query: search,
	});
	const height = useFrameHeight(address, 700);
	return <iframe title={`${roomNames[room]} in small`} src={address} style={{ height }} />;
}
