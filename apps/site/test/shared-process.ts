import sharp from 'sharp';

// Resets global state for the next test file in this process: render-image.ts blocks sharp from loading SVG.
sharp.unblock({ operation: ['VipsForeignLoad'] });
