# Colours of players, companies, cards and routes. They stand inside sentences.

colour-yellow = 노랑
colour-blue = 파랑
colour-orange = 주황
colour-green = 초록
colour-purple = 보라
colour-black = 검정
colour-red = 빨강
colour-brown = 갈색
colour-grey = 회색
colour-pink = 분홍
colour-teal = 청록
colour-lime = 연두
colour-sky = 하늘색
colour-sand = 모래색
