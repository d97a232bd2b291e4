import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { contentAsData } from './scripts/content-as-data.ts';
import { gameFolders } from './scripts/game-folders.ts';
import { gamesList } from './scripts/games-list.ts';

export default defineConfig({
  plugins: [
    react(),
    gamesList(),
    VitePWA({
      // A new version waits until the player asks for it: see src/pwa/updates.ts, which registers the worker as well.
      registerType: 'prompt',
      injectRegister: null,
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,woff2,json,webmanifest}'],
        // A game's own files are kept when it is opened: see public/games.js.
        globIgnores: ['assets/*/*', 'assets/*/*/**'],
        navigateFallback: '/index.html',
        // What the server answers itself must reach it.
        navigateFallbackDenylist: [/^\/(?:api|socket|health|metrics|\.well-known)(?:\/|$)/],
        importScripts: ['/push.js', '/games.js'],
        cleanupOutdatedCaches: true,
      },
      manifest: {
        id: '/',
        name: 'Плацдарм — Bridgehead',
        short_name: 'Плацдарм',
        description: 'Настольные игры о войне и истории. Board games about war and history.',
        lang: 'ru',
        start_url: '/',
        display: 'standalone',
        background_color: '#f4f0e6',
        theme_color: '#56683a',
        categories: ['games'],
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
    }),
  ],
  build: {
    // The content security policy allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    target: 'es2023',
    // Whatever reads es2023 fetches ahead by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: gameFolders },
  },
  worker: { format: 'es', plugins: () => [contentAsData()], rolldownOptions: { output: gameFolders } },
});
