import { Outlet } from 'react-router';
import { Sidebar } from './sidebar.tsx';

/** The layout of the gallery: all parts at the left, the selected one beside them. */
export function Shell() {
	return (
		<div className="shell">
			<Sidebar />
			<main className="shell-main">
				<Outlet />
			</main>
		</div>
	);
}
