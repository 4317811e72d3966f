import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { Overview } from './overview.tsx';
import { PartPage } from './part-page.tsx';
import { Shell } from './shell.tsx';
import './styles/shell.css';
import './styles/stage.css';

const router = createBrowserRouter([
	{
		element: <Shell />,
		children: [
			{ path: '/', element: <Overview /> },
			{ path: '/*', element: <PartPage /> },
		],
	},
]);
const container = document.getElementById('gallery');
if (container) createRoot(container).render(<RouterProvider router={router} />);
