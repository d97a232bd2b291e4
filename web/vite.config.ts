import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

export default defineConfig({
  plugins: [
    react(),
    VitePWA({
      registerType: 'autoUpdate',
      injectRegister: 'script-defer',
      workbox: { globPatterns: ['**/*.{js,css,html,svg,png,woff2,json}'], navigateFallback: '/index.html' },
      manifest: {
        name: 'Плацдарм — Bridgehead',
        short_name: 'Плацдарм',
        lang: 'ru',
        start_url: '/',
        display: 'standalone',
        background_color: '#151a17',
        theme_color: '#151a17',
      },
    }),
  ],
  build: {
    // The content security policy allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    target: 'es2023',
  },
  worker: { format: 'es' },
});
